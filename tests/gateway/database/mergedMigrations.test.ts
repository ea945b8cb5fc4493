import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/config";
import { bringUpToDate } from "#gateway/database/bringUpToDate";
import { type Database, type DatabaseOptions, openDatabase } from "#gateway/database/open";
import { withStartLock } from "#gateway/database/startLock";
import { examine } from "#gateway/doctor/examine";
import { adoptMerged, formerChecksum, mergedInto, mergedMigrations } from "#prisma/mergedMigrations";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { MigrationError } from "#prisma/migrationError";
import { type MigrationRow, readMigrationRows } from "#prisma/migrationState";
import { makeFolder } from "#tests/support/childGateway";
import { type FormerList, listAsFormer, readList } from "#tests/support/formerMigrations";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { createWithRoles, roleSetups } from "#tests/support/postgresRoles";

const timeout = 90_000;
const last = "0058_name_blocks_by_their_editor";
const whatToDo = `has only some of the migrations that are one since 27 November 2026: start it once with the last version that has ${last}, then with this one`;

// The database has the columns of its own version, and the client those of the newest.
const addInstitute = ({ prisma }: Database) =>
  prisma.$executeRaw`INSERT INTO "Organization" ("id", "code", "name", "updatedAt") VALUES (7, 'SEVEN', 'Seven', now())`;

const countInstitutes = ({ prisma }: Database) => prisma.organization.count();

const names = async ({ prisma }: Database) => (await readMigrationRows(prisma)).map(({ name }) => name);

/** Empty, with the merged migrations alone. */
async function openMerged(addresses: DatabaseOptions = {}): Promise<Database> {
  const database = await openDatabase(addresses);
  await applyMigrations(database.adapter, { last: mergedInto });
  return database;
}

describe("a database that lists the merged migrations", () => {
  let database: Database;
  let applied: MigrationRow | undefined;

  beforeAll(async () => {
    database = await openMerged();
    [applied] = await readMigrationRows(database.prisma);
    await addInstitute(database);
  });
  afterAll(() => database.close());

  it.each<[string, FormerList]>([
    ["the earlier ones alone", { names: mergedMigrations.slice(0, -1) }],
    ["the last one failed", { names: mergedMigrations, failed: last }],
    ["one that no version knows", { names: [...mergedMigrations, "0059_of_another_branch"] }],
    ["the first alone", { names: [mergedInto], checksum: formerChecksum }],
  ])("stops with one line that says what to do, and stays as it is: %s", async (_title, listed) => {
    await listAsFormer(database, listed);
    const before = await readList(database);
    await expect(bringUpToDate(database)).rejects.toThrow(
      new MigrationError(`the database in memory ${whatToDo}`),
    );
    expect(await readList(database)).toEqual(before);
  });

  it("lists the one as Prisma's engine does, when it has all", async () => {
    await listAsFormer(database, { names: mergedMigrations });
    await adoptMerged(database.prisma, "it");
    const rows = await readMigrationRows(database.prisma);
    expect(rows).toEqual([{ ...applied, startedAt: rows[0]?.startedAt }]);
  });

  it("keeps its data, goes on with the later ones, and is left alone from then on", { timeout }, async () => {
    await listAsFormer(database, { names: mergedMigrations });
    await bringUpToDate(database);
    expect(await names(database)).toEqual(await listMigrations());
    expect(await countInstitutes(database)).toBe(1);
    const listed = await readList(database);
    await bringUpToDate(database);
    expect(await readList(database)).toEqual(listed);
  });

  it("forgets what a version before has failed on when it was started after", { timeout }, async () => {
    await listAsFormer(database, { names: mergedMigrations });
    await adoptMerged(database.prisma, "it");
    const listed = await readList(database);
    await database.prisma.$executeRaw`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name")
      VALUES ('failed', '', '0002_add_chat_versions')`;
    await adoptMerged(database.prisma, "it");
    expect(await readList(database)).toEqual(listed);
  });
});

describe("npm run doctor", () => {
  const { folder, remove } = makeFolder();
  afterAll(remove);

  async function judge(listed: FormerList) {
    const database = await openMerged({ dataDir: folder });
    await listAsFormer(database, listed);
    await database.close();
    const checks = await examine(readConfig({ DATA_DIR: folder, DEMO: "false" }));
    return checks.find(({ key, level }) => key === "migrations" || (key === "database" && level !== "OK"));
  }

  it("says what becomes of a folder of an earlier version", { timeout }, async () => {
    expect(await judge({ names: mergedMigrations })).toMatchObject({ key: "migrations", level: "WARNING" });
    expect(await judge({ names: mergedMigrations.slice(0, 30) })).toMatchObject({
      key: "database",
      level: "PROBLEM",
      message: "The database has only some of the migrations that are one since 27 November 2026.",
    });
  });
});

describe.skipIf(!postgresBinaries)("on PostgreSQL", () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
  });
  afterAll(() => cluster.stop());

  it.each(roleSetups)(
    "gateways of %s that start at once list the one migration once",
    {
      timeout,
    },
    async (setup) => {
      const addresses = await createWithRoles(cluster, setup, `merged_${roleSetups.indexOf(setup)}`);
      const first = await openMerged(addresses);
      const gateways = [first, await openDatabase(addresses), await openDatabase(addresses)];
      await listAsFormer(first, { names: mergedMigrations });
      await addInstitute(first);
      await Promise.all(gateways.map((gateway) => adoptMerged(gateway.prisma, gateway.name)));
      expect(await names(first)).toEqual([mergedInto]);
      await Promise.all(gateways.map((gateway) => withStartLock(gateway, () => bringUpToDate(gateway))));
      expect(await names(first)).toEqual(await listMigrations());
      expect(await countInstitutes(first)).toBe(1);
      for (const gateway of gateways) await gateway.close();
    },
  );
});
