import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#gateway/database/open";
import { openTenantClient, type TenantClient } from "#gateway/database/tenantClient";
import { compareNames } from "#gateway/domains/foldContract";
import { narrowByWord } from "#gateway/graphql/wordIndex";
import { applyMigrations } from "#prisma/migrate";
import { demoId, otherId } from "#tests/support/factory";
import { findUnlike, foldedSql, foldedTexts } from "#tests/support/foldedTexts";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { createWithRoles } from "#tests/support/postgresRoles";
import { copyOnPostgres } from "#tests/support/testServer";

describe.skipIf(!postgresBinaries)("the indexes of long lists", () => {
  let cluster: PostgresCluster | undefined;
  let copied: Awaited<ReturnType<typeof copyOnPostgres>>;
  const opened: Database[] = [];

  async function open() {
    copied = await copyOnPostgres("demo");
    const database = await openDatabase(copied);
    opened.push(database);
    const { engines } = database.serving;
    return { database, own: openTenantClient(engines, demoId), other: openTenantClient(engines, otherId) };
  }

  afterAll(async () => {
    for (const database of opened) await database.close();
    await copied.drop();
    cluster?.stop();
  });

  /** How PostgreSQL would read rows if it could not read the whole table. */
  async function explain(db: TenantClient, sql: string): Promise<string> {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL enable_seqscan = off");
      return tx.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${sql}`);
    });
    return plan.flatMap((row) => Object.values(row)).join("\n");
  }

  describe("of a server with pg_trgm", () => {
    let clients: Awaited<ReturnType<typeof open>>;

    beforeAll(async () => {
      clients = await open();
    }, 120_000);

    it("hold the rows of one state, though the policies let no state be a condition of an index", async () => {
      for (const [status, index] of [
        ["PAID", "Payment_paid_idx"],
        ["PENDING", "Payment_pending_idx"],
        ["FAILED", "Payment_failed_idx"],
        ["CANCELLED", "Payment_cancelled_idx"],
      ])
        expect(
          await explain(
            clients.own,
            `SELECT "id" FROM "Payment" WHERE "organizationId" = ${demoId} AND "status" = '${status}'
             ORDER BY "transactionDate" DESC NULLS LAST, "id" DESC LIMIT 20`,
          ),
        ).toContain(index);
      expect(
        await explain(
          clients.own,
          `SELECT "id" FROM "User" WHERE "organizationId" = ${demoId} AND "userType" = 'E' ORDER BY "sortKey", "id"`,
        ),
      ).toContain("User_employees_idx");
    });

    it("find the same people as a look at every row", async () => {
      const [someone] = await clients.own.user.findMany({ orderBy: { id: "asc" }, take: 1 });
      const name = someone?.name ?? "";
      const [narrowed] = await narrowByWord(clients.own, "find_people", name.toUpperCase());
      const word = name.split(" ").toSorted((left, right) => right.length - left.length)[0] ?? "";
      const rows = await clients.own.user.findMany({
        where: {
          OR: ["name", "email", "username"].map((column) => ({
            [column]: { contains: word, mode: "insensitive" as const },
          })),
        },
        select: { id: true },
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(narrowed?.id.in.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
    });

    it("are of texts that are folded and sorted as in JavaScript", async () => {
      const rows = await clients.own.$queryRawUnsafe<{ folded: string; key: string }[]>(
        foldedSql,
        JSON.stringify(foldedTexts),
      );
      expect(rows).toHaveLength(foldedTexts.length);
      expect(findUnlike(rows)).toEqual([]);
      const users = await clients.own.user.findMany({ orderBy: [{ sortKey: "asc" }, { id: "asc" }] });
      expect(users.map(({ name }) => name)).toEqual(users.map(({ name }) => name).toSorted(compareNames));
    });

    it("find payments by their reference and by their payer", async () => {
      const [payment] = await clients.own.payment.findMany({
        where: { user: { name: { contains: " " } } },
        orderBy: { id: "desc" },
        take: 1,
        include: { user: true },
      });
      expect(await narrowByWord(clients.own, "find_payments", payment?.reference)).toEqual([
        { id: { in: [payment?.id] } },
      ]);
      const [ofPayer] = await narrowByWord(clients.own, "find_payments", payment?.user.email);
      expect(ofPayer?.id.in).toContain(payment?.id);
    });

    it("find nothing of another tenant", async () => {
      const [own] = await clients.own.user.findMany({ orderBy: { id: "asc" }, take: 1 });
      expect(await narrowByWord(clients.own, "find_people", own?.email)).toEqual([{ id: { in: [own?.id] } }]);
      expect(await narrowByWord(clients.other, "find_people", own?.email)).toEqual([{ id: { in: [] } }]);
      const [payment] = await clients.own.payment.findMany({ orderBy: { id: "desc" }, take: 1 });
      expect(await narrowByWord(clients.other, "find_payments", payment?.reference)).toEqual([
        { id: { in: [] } },
      ]);
    });

    it("take the wildcards of a text for themselves", async () => {
      expect(await narrowByWord(clients.own, "find_people", "a%%%%a")).toEqual([{ id: { in: [] } }]);
      expect(await narrowByWord(clients.own, "find_people", "___")).toEqual([{ id: { in: [] } }]);
    });

    it("narrow nothing for a word that they do not know, or that too many rows contain", async () => {
      expect(await narrowByWord(clients.own, "find_people", "ab")).toEqual([]);
      expect(await narrowByWord(clients.own, "find_people", null)).toEqual([]);
      const [few] = await clients.own.$queryRaw<object[]>`SELECT find_people('%demo.test%', 3) AS "ids"`;
      expect(few).toEqual({ ids: null });
    });
  });

  it("are left alone where the owner of the tables is held to the policies", async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
    const addresses = await createWithRoles(cluster, "an owner and an application role", "held_owner");
    const database = await openDatabase(addresses);
    opened.push(database);
    await applyMigrations(database.adapter);
    const tenant = openTenantClient(database.serving.engines, demoId);
    expect(await narrowByWord(tenant, "find_people", "demo.test")).toEqual([]);
    expect(await narrowByWord(tenant, "find_payments", "demo.test")).toEqual([]);
  }, 120_000);
});
