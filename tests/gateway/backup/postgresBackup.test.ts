import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBackup } from "#gateway/backup/makeBackup";
import { restoreBackup } from "#gateway/backup/restoreBackup";
import { readConfig } from "#gateway/config";
import { type Database, openDatabase } from "#gateway/database/open";
import { applyMigrations } from "#prisma/migrate";
import { makeFolder } from "#tests/support/childGateway";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { administer, createWithRoles, type RoleSetup } from "#tests/support/postgresRoles";
import { readRoom, startRoomWriters } from "#tests/support/roomWriters";

const timeout = 120_000;
const { folder, remove } = makeFolder();
afterAll(remove);

const lineOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    ({ message }: Error) => message,
  );

const listIndexes = ({ prisma }: Database) =>
  prisma.$queryRaw`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;

describe.skipIf(!postgresBinaries)("a backup of PostgreSQL", () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
  });
  afterAll(() => cluster.stop());

  async function createWith(setup: RoleSetup, name: string) {
    const { databaseUrl, databaseOwnerUrl } = await createWithRoles(cluster, setup, name);
    const owner = databaseOwnerUrl === undefined ? {} : { DATABASE_OWNER_URL: databaseOwnerUrl };
    return readConfig({ NODE_ENV: "test", DATA_DIR: folder, DATABASE_URL: databaseUrl, ...owner });
  }

  /** A migrated database that a superuser owns, still open, and a backup of it. */
  async function backUp(name: string) {
    const config = await createWith("a superuser", name);
    const database = await openDatabase(config);
    await applyMigrations(database.adapter);
    const file = join(folder, `${name}.backup`);
    await makeBackup(config, file);
    return { config, database, file };
  }

  it.each(["one role that owns the tables", "an owner and an application role"] as const)(
    "by %s is whole though others write, and comes back into another database, or a data folder",
    {
      timeout,
    },
    async (setup) => {
      const from = await createWith(setup, `from_${setup.length}`);
      const file = join(folder, `${setup.length}.backup`);
      const source = await openDatabase(from);
      await applyMigrations(source.adapter);
      await source.prisma.organization.create({ data: { code: "ONE", name: "One" } });
      const person = {
        username: "asha",
        name: "Asha Rao",
        email: "asha@one.example",
        userType: "E",
      } as const;
      await source.prisma.user.create({ data: { organizationId: 1, ...person, passwordHash: null } });
      const writers = await startRoomWriters(source.prisma);
      await writers.reach(20);
      const manifest = await makeBackup(from, file);
      await writers.stop();
      const to = await createWith(setup, `to_${setup.length}`);
      for (const config of [
        to,
        readConfig({ NODE_ENV: "test", DATA_DIR: join(folder, `${setup.length}`) }),
      ]) {
        expect(await restoreBackup(config, { path: file, replace: false })).toEqual(manifest);
        const restored = await openDatabase(config);
        const { version, messages, last } = await readRoom(restored.prisma);
        expect(version).toBeGreaterThanOrEqual(20);
        expect([messages, last]).toEqual([version, version]);
        // The role of the gateway finds its way into the tables that are new to it.
        expect(await restored.serving.withoutTenant.$queryRaw`SELECT code FROM list_tenants()`).toEqual([
          { code: "ONE" },
        ]);
        await restored.close();
      }
      await source.close();
      rmSync(file);
    },
  );

  it("is not restored over an extension, which would be lost with its indexes", { timeout }, async () => {
    const { config, database, file } = await backUp("extended");
    const indexes = await listIndexes(database);
    await administer(config.databaseUrl ?? "", "ALTER EXTENSION pg_trgm SET SCHEMA public");
    expect(await lineOf(restoreBackup(config, { path: file, replace: false }))).toMatch(
      /has extensions \(pg_trgm\): move each to another schema/,
    );
    await administer(config.databaseUrl ?? "", "ALTER EXTENSION pg_trgm SET SCHEMA extensions");
    await restoreBackup(config, { path: file, replace: false });
    expect(await listIndexes(database)).toEqual(indexes);
    await database.close();
  });

  it("is not restored under a gateway that is connected", { timeout }, async () => {
    const { config, database, file } = await backUp("busy");
    await database.serving.ping();
    expect(await lineOf(restoreBackup(config, { path: file, replace: false }))).toMatch(
      /^gateways are connected to the database 127\.0\.0\.1:\d+\/busy \(1 connections\): stop them first$/,
    );
    const indexes = await listIndexes(database);
    await database.close();
    await administer(config.databaseUrl ?? "", "SELECT 1");
    await restoreBackup(config, { path: file, replace: false });
    const restored = await openDatabase(config);
    // That of words too, whose extension the schema that is put aside must not take along.
    expect(await listIndexes(restored)).toEqual(indexes);
    await restored.close();
  });
});
