import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/config";
import { bringUpToDate } from "#gateway/database/bringUpToDate";
import { type Database, openDatabase } from "#gateway/database/open";
import { withStartLock } from "#gateway/database/startLock";
import { examine } from "#gateway/doctor/examine";
import { adoptMerged, mergedInto, mergedMigrations } from "#prisma/mergedMigrations";
import { listMigrations } from "#prisma/migrate";
import { MigrationError } from "#prisma/migrationError";
import { readMigrationRows } from "#prisma/migrationState";
import { makeFolder } from "#tests/support/childGateway";
import { leaveAsFormer, readList } from "#tests/support/formerMigrations";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { createWithRoles, roleSetups } from "#tests/support/postgresRoles";

const timeout = 90_000;
const last = mergedMigrations.at(-1);
const whatToDo = `has only some of the migrations that are one since 27 November 2026: start it once with the last version that has ${last}, then with this one`;

const addInstitute = ({ prisma }: Database) =>
  prisma.organization.create({ data: { id: 7, code: "SEVEN", name: "Seven" } });

const countInstitutes = ({ prisma }: Database) => prisma.organization.count();

const names = async ({ prisma }: Database) => (await readMigrationRows(prisma)).map(({ name }) => name);

describe("a database with all of the merged migrations", () => {
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase({});
    await leaveAsFormer(database, { names: mergedMigrations });
    await addInstitute(database);
  });
  afterEach(() => database.close());

  it("keeps its data, lists the one instead, and goes on with the later ones", { timeout }, async () => {
    await bringUpToDate(database);
    expect(await names(database)).toEqual(await listMigrations());
    expect(await countInstitutes(database)).toBe(1);
    const listed = await readList(database);
    await bringUpToDate(database);
    expect(await readList(database)).toEqual(listed);
  });

  it("lists it as Prisma's engine does", { timeout }, async () => {
    await adoptMerged(database.prisma, "it");
    const fresh = await openDatabase({});
    await bringUpToDate(fresh);
    const [[marked], [applied]] = [
      await readMigrationRows(database.prisma),
      await readMigrationRows(fresh.prisma),
    ];
    expect(marked).toEqual({ ...applied, startedAt: marked?.startedAt });
    await fresh.close();
  });
});

describe("a database with some of the merged migrations", () => {
  it.each([
    ["the earlier ones alone", { names: mergedMigrations.slice(0, -1) }],
    ["the last one failed", { names: mergedMigrations, failed: last ?? "" }],
    ["one that no version knows", { names: [...mergedMigrations, "0059_of_another_branch"] }],
    [
      "the first alone",
      {
        names: [mergedInto],
        checksum: "c77e66d0fe67d50769ad23b59ac91d6a4e605e16812f637ad9b868a016e250b2",
      },
    ],
  ])(
    "stops with one line that says what to do, and stays as it is: %s",
    { timeout },
    async (_title, listed) => {
      const database = await openDatabase({});
      await leaveAsFormer(database, listed);
      const before = await readList(database);
      await expect(bringUpToDate(database)).rejects.toThrow(
        new MigrationError(`the database in memory ${whatToDo}`),
      );
      expect(await readList(database)).toEqual(before);
      await database.close();
    },
  );
});

describe("npm run doctor", () => {
  const { folder, remove } = makeFolder();
  afterAll(remove);

  async function findProblems(listed: readonly string[]) {
    const database = await openDatabase({ dataDir: folder });
    await leaveAsFormer(database, { names: listed });
    await database.close();
    const checks = await examine(readConfig({ DATA_DIR: folder, DEMO: "false" }));
    return checks.filter(({ key }) => key === "migrations" || key === "database");
  }

  it("says what the next start does with a folder of an earlier version", { timeout }, async () => {
    const all = await findProblems(mergedMigrations);
    const waiting = (await listMigrations()).length;
    expect(all.map(({ key, level }) => [key, level])).toContainEqual(["migrations", "WARNING"]);
    expect(all.find(({ key }) => key === "migrations")?.message).toMatch(
      new RegExp(`^${waiting} migrations? wait`),
    );
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
      const gateways = [
        await openDatabase(addresses),
        await openDatabase(addresses),
        await openDatabase(addresses),
      ];
      const [first] = gateways;
      if (!first) throw new Error("no gateway");
      await leaveAsFormer(first, { names: mergedMigrations });
      await addInstitute(first);
      await Promise.all(gateways.map((one) => adoptMerged(one.prisma, one.name)));
      expect(await names(first)).toEqual([mergedInto]);
      await Promise.all(gateways.map((one) => withStartLock(one, () => bringUpToDate(one))));
      expect(await names(first)).toEqual(await listMigrations());
      expect(await countInstitutes(first)).toBe(1);
      for (const one of gateways) await one.close();
    },
  );
});
