import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Prisma, type PrismaClient } from "#gateway/database/generated/prisma/client";
import { openLookups } from "#gateway/database/lookups";
import { type Database, openDatabase } from "#gateway/database/open";
import { openTenantClient, type TenantClient } from "#gateway/database/tenantClient";
import { viewTables } from "#gateway/database/views";
import { copyFiles } from "#tests/support/copiedFiles";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { createWithRoles, openWithDemo, roleSetups } from "#tests/support/postgresRoles";
import { templatePath } from "#tests/support/templates";

/** The models whose rows belong to no tenant; every other one has to be guarded. */
const withoutTenant: readonly string[] = ["RateLimit"];

const models = Object.values(Prisma.ModelName).filter((name) => !withoutTenant.includes(name));
const tenantColumn = (model: string) => Prisma.raw(model === "Organization" ? '"id"' : '"organizationId"');
const table = (model: string) => Prisma.raw(`"${model}"`);

const count = async (client: PrismaClient, where: Prisma.Sql) =>
  (await client.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${where}`)[0]?.count;

interface Clients {
  database: Database;
  first: TenantClient;
  second: TenantClient;
}

function clientsOf(database: Database): Clients {
  const { engines } = database.serving;
  return {
    database,
    first: openTenantClient(engines, demoId),
    second: openTenantClient(engines, otherId),
  };
}

/** Holds however the database is opened. */
function holdsTenantsApart(open: () => Promise<Database>) {
  let clients: Clients;

  beforeAll(async () => {
    clients = clientsOf(await open());
  }, 120_000);
  afterAll(() => clients.database.close());

  it("every table of tenants' rows is guarded, its owner included", async () => {
    const guarded = await clients.database.prisma.$queryRaw<{ name: string }[]>`
      SELECT c.relname::text AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity AND c.relforcerowsecurity
        AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant_rows' AND p.polcmd = '*')`;
    const tables = models.filter((name) => !(name in viewTables));
    expect(guarded.map(({ name }) => name).sort()).toEqual(tables.sort());
  });

  it("the gateway's statements run as a role that policies hold", async () => {
    const [role] = await clients.first.$queryRaw<object[]>`
      SELECT rolsuper AS super, rolbypassrls AS bypasses FROM pg_roles WHERE rolname = current_user`;
    expect(role).toEqual({ super: false, bypasses: false });
  });

  it("SQL without a tenant finds nothing, and not even how the schema came about", async () => {
    const nobody = clients.database.serving.withoutTenant;
    for (const model of models) {
      expect([model, await count(nobody, Prisma.sql`${table(model)}`)]).toEqual([model, 0]);
    }
    expect(await clients.database.prisma.user.count()).toBeGreaterThan(0);
    expect(await nobody.user.count()).toBe(0);
    await nobody.$transaction(async (tx) => expect(await tx.user.count()).toBe(0));
  });

  it("SQL of a tenant reads its own rows only", async () => {
    const { prisma } = clients.database;
    for (const model of models) {
      const own = Prisma.sql`${table(model)} WHERE ${tenantColumn(model)} = ${demoId}`;
      const expected = await count(prisma, own);
      expect([model, await count(clients.first, Prisma.sql`${table(model)}`)]).toEqual([model, expected]);
    }
  });

  it("SQL of a tenant changes and deletes no row of another, and adds none", async () => {
    const { first, database } = clients;
    const before = await database.prisma.category.findMany({ where: { organizationId: otherId } });
    const theirs = before[0]?.id ?? 0;
    expect(await first.$executeRaw`UPDATE "Category" SET "name" = 'taken' WHERE "id" = ${theirs}`).toBe(0);
    expect(await first.$executeRaw`DELETE FROM "Category" WHERE "organizationId" = ${otherId}`).toBe(0);
    const insert = (organizationId: number) =>
      first.$executeRaw`INSERT INTO "Category" ("organizationId", "name", "updatedAt")
        VALUES (${organizationId}, ${`Added ${nextNumber()}`}, now())`;
    await expect(insert(otherId)).rejects.toThrow(/row-level security/);
    expect(await insert(demoId)).toBe(1);
    const move = first.$executeRaw`UPDATE "Category" SET "organizationId" = ${otherId} WHERE "id" = (
      SELECT max("id") FROM "Category")`;
    await expect(move).rejects.toThrow(/row-level security/);
    expect(await database.prisma.category.findMany({ where: { organizationId: otherId } })).toEqual(before);
  });

  it("keys, cascades and uniqueness hold for its role", async () => {
    const { first, database } = clients;
    const name = `Kept ${nextNumber()}`;
    const create = () => first.category.create({ data: { organizationId: demoId, name } });
    const category = await create();
    await expect(create()).rejects.toThrow(/taken/);
    const [theirs] = await database.prisma.course.findMany({ where: { organizationId: otherId }, take: 1 });
    const code = `RLS${nextNumber()}`;
    const course = await first.course.create({
      data: { organizationId: demoId, code, title: code, description: "", categoryId: category.id },
    });
    const row = { organizationId: demoId, name: "One", displayOrder: 1 };
    await first.module.create({ data: { ...row, courseId: course.id } });
    await expect(first.module.create({ data: { ...row, courseId: theirs?.id ?? 0 } })).rejects.toThrow(
      /changed what this belongs to/,
    );
    await first.course.delete({ where: { id: course.id } });
    expect(await database.prisma.module.count({ where: { courseId: course.id } })).toBe(0);
  });

  it("a session is found by the hash of its token before its tenant is known, and tenants are listed", async () => {
    const { prisma, serving } = clients.database;
    const user = await prisma.user.findFirstOrThrow({
      where: { organizationId: otherId, roles: { some: {} } },
      include: { roles: { include: { role: true } } },
    });
    const hash = `hash ${nextNumber()}`;
    const session = await prisma.session.create({
      data: { organizationId: otherId, userId: user.id, tokenHash: hash, expiresAt: new Date() },
    });
    const lookups = openLookups(serving.withoutTenant);
    expect(await lookups.findSession(hash)).toEqual({
      id: session.id,
      organizationId: otherId,
      userId: user.id,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      username: user.username,
      name: user.name,
      userType: user.userType,
      active: user.active,
      roles: user.roles.map(({ role }) => role.name).sort(),
      roleRights: user.roles.map(({ role }) => role.rights as unknown),
      lacksSecondFactor: false,
    });
    expect(await lookups.findSession("none")).toBeUndefined();
    expect((await lookups.listTenants()).map(({ id }) => id)).toEqual([demoId, otherId]);
    // The way past the policies ends with the function.
    expect(await serving.withoutTenant.session.count()).toBe(0);
  });

  it("a search of messages asks for the tenant of its connection, whichever rooms it is given", async () => {
    const { first, second, database } = clients;
    const [message] = await database.prisma.message.findMany({ where: { organizationId: demoId }, take: 1 });
    const word = /[a-z]{4,}/i.exec(message?.messageText ?? "")?.[0] ?? "";
    const search = (client: PrismaClient) =>
      client.$queryRaw<object[]>`SELECT * FROM search_messages(
        ${[message?.roomId ?? 0]}::integer[], ${word}, NULL, true, 5)`;
    expect((await search(first)).length).toBeGreaterThan(0);
    expect(await search(second)).toEqual([]);
    expect(await search(database.serving.withoutTenant)).toEqual([]);
  });

  it("tenants that mix on few connections never see each other's rows or mark", async () => {
    const { prisma } = clients.database;
    const ids = async (organizationId: number) =>
      (await prisma.user.findMany({ where: { organizationId }, select: { id: true }, take: 5 })).map(
        ({ id }) => id,
      );
    const [own, theirs] = [await ids(demoId), await ids(otherId)];
    const tenants = [
      { id: demoId, client: clients.first, own, foreign: theirs },
      { id: otherId, client: clients.second, own: theirs, foreign: own },
    ];
    type Tenant = (typeof tenants)[number];
    const seen = async (client: Prisma.TransactionClient) =>
      client.$queryRaw<{ mark: string; tenants: number[] }[]>`
        SELECT current_setting('app.tenant_id') AS mark,
          (SELECT array_agg(DISTINCT "organizationId") FROM "User") AS tenants`;
    const check = async ({ id, client }: Tenant, within: Prisma.TransactionClient = client) =>
      expect(await seen(within)).toEqual([{ mark: String(id), tenants: [id] }]);
    const works: Record<string, (tenant: Tenant) => Promise<unknown>> = {
      read: check,
      lookups: async ({ client, own: mine, foreign }) => {
        const found = await Promise.all(
          [...mine, ...foreign].map((id) => client.user.findUnique({ where: { id }, select: { id: true } })),
        );
        expect(found.map((user) => user?.id)).toEqual([...mine, ...foreign.map(() => undefined)]);
      },
      fail: ({ client }) => expect(client.$queryRaw`SELECT 1 / 0`).rejects.toThrow(/division by zero/),
      commit: (tenant) => tenant.client.$transaction(async (tx) => check(tenant, tx)),
      rollback: (tenant) =>
        expect(
          tenant.client.$transaction(async (tx) => {
            await check(tenant, tx);
            throw new Error("given up");
          }),
        ).rejects.toThrow("given up"),
      broken: (tenant) =>
        expect(tenant.client.$transaction((tx) => tx.$queryRaw`SELECT 1 / 0`)).rejects.toThrow(
          /division by zero/,
        ),
      nobody: async () => expect(await clients.database.serving.withoutTenant.user.count()).toBe(0),
    };
    const steps = fc.array(fc.tuple(fc.constantFrom(...tenants), fc.constantFrom(...Object.keys(works))), {
      minLength: 30,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await Promise.all(given.map(([tenant, work]) => works[work]?.(tenant)));
      }),
      { numRuns: 5 },
    );
  });
}

describe("on the embedded database", () => {
  const open = async () => openDatabase({ memory: copyFiles(templatePath("demo")) });
  holdsTenantsApart(open);

  it("the gateway's role can neither change the schema nor empty a table", async () => {
    const database = await open();
    const tenant = openTenantClient(database.serving.engines, demoId);
    for (const sql of ['TRUNCATE "Favourite"', 'DROP POLICY tenant_rows ON "User"', 'DROP TABLE "User"'])
      await expect(tenant.$executeRawUnsafe(sql)).rejects.toThrow(/permission denied|must be owner/);
    await database.close();
  });
});

describe.skipIf(!postgresBinaries)("on PostgreSQL", () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
  });
  afterAll(() => cluster.stop());

  // The one role comes last: it cannot make the application's own, which belongs to the whole server.
  describe.each(roleSetups)("served by %s", (setup) => {
    holdsTenantsApart(async () =>
      openWithDemo(await createWithRoles(cluster, setup, setup.replaceAll(/\W/g, "_"))),
    );
  });
});
