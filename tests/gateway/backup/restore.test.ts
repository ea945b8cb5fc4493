import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseFacts } from "#gateway/backup/manifest";
import { restoreDatabase } from "#gateway/backup/restore";
import type { Entry } from "#gateway/backup/tar";
import { bringUpToDate } from "#gateway/database/bringUpToDate";
import { type Database, openDatabase } from "#gateway/database/open";
import { mergedInto, mergedMigrations } from "#prisma/mergedMigrations";
import { listMigrations } from "#prisma/migrate";
import { copyFiles } from "#tests/support/copiedFiles";
import { templatePath } from "#tests/support/templates";

const timeout = 90_000;
let database: Database;

beforeEach(async () => {
  database = await openDatabase({ memory: copyFiles(templatePath("empty")) });
});
afterEach(() => database.close());

/** A restore of a backup without rows. */
async function restore(facts: Partial<DatabaseFacts>, replace = false): Promise<void> {
  const entries = async function* (): AsyncGenerator<Entry> {
    yield* [];
  };
  const whole = {
    moment: new Date().toISOString(),
    migrations: await listMigrations(),
    tables: {},
    sequences: {},
  };
  await restoreDatabase(database, {
    facts: { ...whole, ...facts },
    entries,
    take: async () => undefined,
    replace,
  });
}

const lineOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    ({ message }: Error) => message,
  );

const addInstitute = () =>
  database.prisma.organization.create({ data: { id: 7, code: "SEVEN", name: "Seven" } });

const update = () => bringUpToDate(database);

describe("a restore", () => {
  it("a restore of an older version's backup brings its migrations; the next start applies the others", {
    timeout,
  }, async () => {
    await restore({ migrations: [...mergedMigrations] });
    const read = () =>
      database.prisma.$queryRaw`SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1`;
    expect(await read()).toEqual([{ name: mergedInto }]);
    await update();
    expect(await read()).toEqual((await listMigrations()).map((name) => ({ name })));
  });

  it("a restore of a version with some of the merged migrations is refused", async () => {
    expect(await lineOf(restore({ migrations: mergedMigrations.slice(0, 30) }))).toBe(
      `the backup has only some of the migrations that are one since 27 November 2026: restore it with the last version that has ${mergedMigrations.at(-1)}, start that once, and back up again`,
    );
  });

  it("does not go over rows that are there, and puts them back when it fails", { timeout }, async () => {
    await addInstitute();
    expect(await lineOf(restore({}))).toBe(
      "the database in memory is not empty: give --replace to have the backup take the place of what is there",
    );
    expect(await lineOf(restore({ tables: { Organization: 3 } }, true))).toBe(
      "Organization has 0 rows after the restore instead of 3",
    );
    expect(await database.prisma.organization.findMany({ select: { id: true } })).toEqual([{ id: 7 }]);
    await update();
    await restore({}, true);
    expect(await database.prisma.organization.count()).toBe(0);
  });

  it("a restore of a newer version's backup is refused", async () => {
    const migrations = [...(await listMigrations()), "9999_from_the_future"];
    expect(await lineOf(restore({ migrations }))).toBe(
      "the backup is of a newer version: its migration 9999_from_the_future is not known here. Restore it with the version that made it",
    );
  });

  it("a restore that was broken off keeps a gateway from starting, and is undone by the next", {
    timeout,
  }, async () => {
    await addInstitute();
    await database.prisma.$executeRaw`ALTER SCHEMA public RENAME TO lectern_before_restore`;
    await database.prisma.$executeRaw`CREATE SCHEMA public`;
    expect(await lineOf(update())).toBe(
      "the database in memory is half restored: run npm run restore again, which undoes that first",
    );
    expect(await lineOf(restore({}))).toContain("is not empty");
    await update();
    expect(await database.prisma.organization.count()).toBe(1);
  });
});
