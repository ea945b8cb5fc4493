import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#gateway/database/open";
import { recording } from "#gateway/database/recording";
import { openTenantClient } from "#gateway/database/tenantClient";
import { sealHistory } from "#gateway/domains/history/sealCommands";
import { type HistoryReport, verifyHistory } from "#gateway/domains/history/verifyCommands";
import { createFactory, demoId } from "#tests/support/factory";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { administer, createWithRoles, openWithDemo } from "#tests/support/postgresRoles";
import { runScript } from "#tests/support/runScript";
import { makeTemplateFolder } from "#tests/support/templateFolder";
import { byJob } from "./byJob";
import { tamperWith } from "./tampering";

const timeout = 120_000;

/** A gateway's work with the history of an organization. */
function openGateway(database: Database) {
  const db = openTenantClient(database.serving.engines, demoId);
  const change = (id: number, title: string) =>
    recording(byJob("course.updated", new Date()), () =>
      db.course.updateMany({ where: { id }, data: { title } }),
    );
  return { database, db, change, seal: () => sealHistory(db, demoId) };
}

const reportOf = async ({ prisma }: Pick<Database, "prisma">) =>
  (await verifyHistory(prisma)).find(({ code }) => code === "DEMO");

describe.skipIf(!postgresBinaries)("the history on PostgreSQL", () => {
  let cluster: PostgresCluster;
  let addresses: Awaited<ReturnType<typeof createWithRoles>>;
  let gateways: ReturnType<typeof openGateway>[] = [];

  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
    addresses = await createWithRoles(cluster, "an owner and an application role", "history");
    gateways = [openGateway(await openWithDemo(addresses)), openGateway(await openDatabase(addresses))];
  }, timeout);
  afterAll(async () => {
    for (const { database } of gateways) await database.close();
    cluster.stop();
  });

  const gateway = (at: 0 | 1) => {
    const found = gateways[at];
    if (!found) throw new Error("The gateways are not open");
    return found;
  };

  /** Runs `npm run history:verify` on the database. */
  async function verify(...args: string[]) {
    const { databaseUrl, databaseOwnerUrl = "" } = addresses;
    const settings = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
    return runScript("historyVerify", { args, settings });
  }

  it("is one chain in order, however two gateways write and seal at once", { timeout }, async () => {
    const [first, second] = [gateway(0), gateway(1)];
    const factory = createFactory(first.database.prisma);
    const courses = [];
    for (let made = 0; made < 6; made += 1) courses.push(await factory.course());
    const work = courses.flatMap(({ id }, at) => {
      const writer = at % 2 ? first : second;
      return [
        writer.change(id, `One of ${id}`),
        writer.seal(),
        writer.change(id, `Two of ${id}`),
        first.seal(),
      ];
    });
    await Promise.all([...work, ...Array.from({ length: 6 }, (_, at) => (at % 2 ? first : second).seal())]);
    await Promise.all([first.seal(), second.seal()]);
    expect(await reportOf(first.database)).toMatchObject({ sealed: 12, waiting: 0, lost: 0, breaks: [] });
    const seals = await first.database.prisma.historySeal.findMany({ orderBy: { number: "asc" } });
    expect(seals.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(new Set(seals.map(({ historyId }) => historyId)).size).toBe(12);
  });

  it("is refused every change and deletion, of the owner of its tables too", { timeout }, async () => {
    const { prisma } = gateway(0).database;
    const { id } = await prisma.history.findFirstOrThrow();
    for (const reason of await tamperWith(prisma, id)) expect(reason).toContain("append-only");
    const { db } = gateway(1);
    await expect(db.history.deleteMany({})).rejects.toThrow();
    await expect(db.historySeal.deleteMany({})).rejects.toThrow();
    expect(await reportOf(gateway(0).database)).toMatchObject({ sealed: 12, breaks: [] });
  });

  it("is checked by npm run history:verify, which tells what was changed behind its back", {
    timeout,
  }, async () => {
    const whole = await verify();
    expect([whole.status, whole.stderr]).toEqual([0, ""]);
    expect(whole.stdout).toMatch(/DEMO\s+Whole: 12 entries sealed, 0 await their seal\./);
    const line = await gateway(0).database.prisma.historyLine.findFirstOrThrow({ orderBy: { id: "desc" } });
    const ownerUrl = addresses.databaseOwnerUrl ?? addresses.databaseUrl;
    await administer(
      ownerUrl,
      `ALTER TABLE "HistoryLine" DISABLE TRIGGER USER`,
      `ALTER TABLE "HistoryLine" NO FORCE ROW LEVEL SECURITY`,
      `UPDATE "HistoryLine" SET "after" = '{"title": "Never"}' WHERE "id" = ${line.id}`,
      `ALTER TABLE "HistoryLine" FORCE ROW LEVEL SECURITY`,
      `ALTER TABLE "HistoryLine" ENABLE TRIGGER USER`,
    );
    const broken = await verify();
    expect(broken.status).toBe(1);
    expect(broken.stdout).toMatch(/DEMO\s+BROKEN/);
    expect(broken.stdout).toContain(`its line ${line.id} was changed`);
    const asJson = await verify("--json");
    expect(asJson.status).toBe(1);
    const reports: HistoryReport[] = JSON.parse(asJson.stdout);
    expect(reports.find(({ code }) => code === "DEMO")?.breaks).toHaveLength(1);
  });
});

describe("npm run history:verify", () => {
  const { folder, remove } = makeTemplateFolder("demo");
  afterAll(remove);
  const run = (...args: string[]) => runScript("historyVerify", { args, settings: { DATA_DIR: folder } });

  it("checks a data folder, and says what it does not understand", { timeout }, async () => {
    const whole = await run();
    expect([whole.status, whole.stderr]).toEqual([0, ""]);
    expect(whole.stdout).toMatch(/DEMO\s+Whole: 0 entries sealed/);
    const wrong = await run("one.log", "two.log");
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).toContain("It takes one log, and --json");
    expect((await run("--help")).stdout).toContain("Checks the history of every institute");
  });
});
