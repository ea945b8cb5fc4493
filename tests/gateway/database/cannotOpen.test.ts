import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bringUpToDate } from "#gateway/database/bringUpToDate";
import { openDatabase } from "#gateway/database/open";
import { markRolledBack } from "#prisma/migrate";
import { MigrationError } from "#prisma/migrationError";
import { readMigrationState } from "#prisma/migrationState";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-open-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a data folder whose database cannot be opened", () => {
  it("is named with what to do, and let go", { timeout: 90_000 }, async () => {
    const database = join(folder, "database");
    const line = `the database in the data folder ${folder} cannot be opened: its files are damaged, of another version, or not this user's. Move the folder away and put a backup in its place, or set DATA_DIR to another folder`;
    mkdirSync(database);
    writeFileSync(join(database, "PG_VERSION"), "damaged");
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(line);
    rmSync(database, { recursive: true });
    writeFileSync(database, "");
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(line);
    expect(readdirSync(folder)).toEqual(["database"]);
  });
});

describe("a database that cannot be brought up to date", () => {
  it("is named when it is another program's", { timeout: 90_000 }, async () => {
    const database = await openDatabase({});
    await database.prisma.$executeRaw`CREATE TABLE "Foreign" (a int)`;
    await expect(bringUpToDate(database)).rejects.toThrow(
      new MigrationError(
        "the database in memory holds tables that are not Lectern's. Give Lectern an empty database of its own",
      ),
    );
    await database.close();
  });

  it("keeps nothing of a migration that failed, and says so now and at the next start", {
    timeout: 90_000,
  }, async () => {
    const database = await openDatabase({});
    const { prisma } = database;
    await prisma.$executeRaw`CREATE FUNCTION list_tenants() RETURNS integer LANGUAGE sql AS 'SELECT 1'`;
    await expect(bringUpToDate(database)).rejects.toThrow(
      new MigrationError(
        'the database in memory could not be updated: the migration 0001_init failed (function "list_tenants" already exists with same argument types). Nothing of it was applied. Restore the backup from before the update, or mend what it needs and run npm run db:resolve -- --rolled-back 0001_init to have it tried again',
      ),
    );
    await expect(bringUpToDate(database)).rejects.toThrow(
      new MigrationError(
        "the database in memory could not be updated by an earlier start: the migration 0001_init failed. Restore the backup from before the update, or mend what it needs and run npm run db:resolve -- --rolled-back 0001_init to have it tried again",
      ),
    );
    await prisma.$executeRaw`DROP FUNCTION list_tenants()`;
    const { failed } = await readMigrationState(prisma);
    expect(failed.map(({ name, reason }) => [name, reason])).toEqual([
      ["0001_init", 'function "list_tenants" already exists with same argument types'],
    ]);
    await markRolledBack(database.adapter, "0001_init");
    await bringUpToDate(database);
    await database.close();
  });
});
