import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#gateway/database/open";
import { packageRoot } from "#gateway/packageRoot";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { makeFolder } from "../support/childGateway";
import { runScript } from "../support/runScript";

const { folder, remove } = makeFolder();
afterAll(remove);

const timeout = 120_000;
const broken = "0001_init";
const resolve = (...args: string[]) => runScript("resolve", { args, settings: { DATA_DIR: folder } });

describe("npm run db:resolve", () => {
  it("shows a migration that broke, has it tried again, and lets it count as applied", {
    timeout,
  }, async () => {
    const database = await openDatabase({ dataDir: folder });
    await database.prisma
      .$executeRaw`CREATE FUNCTION list_tenants() RETURNS integer LANGUAGE sql AS 'SELECT 1'`;
    await applyMigrations(database.adapter).catch(() => undefined);
    await database.close();
    const shown = await resolve();
    expect([shown.status, shown.stderr]).toEqual([0, ""]);
    const all = (await listMigrations()).length;
    expect(shown.stdout).toContain(
      `: 0 migrations applied, ${all - 1} waiting, 1 failed.\n  ${broken} failed at `,
    );
    expect(shown.stdout).toContain(
      ` UTC: function "list_tenants" already exists with same argument types\n  Mend what it needs, then: npm run db:resolve -- --rolled-back ${broken}\n`,
    );
    const rolledBack = await resolve("--rolled-back", broken);
    expect([rolledBack.status, rolledBack.stdout]).toEqual([
      0,
      `${broken} counts as not applied: the next start tries it again.\n`,
    ]);
    const none = await resolve("--applied", broken);
    expect([none.status, none.stderr]).toEqual([
      1,
      `${broken} is no migration that failed. npm run db:resolve shows those that did\n`,
    ]);
  });

  it("has the next start go on behind one that was finished by hand", { timeout }, async () => {
    const database = await openDatabase({ dataDir: folder });
    await applyMigrations(database.adapter).catch(() => undefined);
    await database.prisma.$executeRaw`DROP FUNCTION list_tenants()`;
    const script = readFileSync(join(packageRoot, "prisma", "migrations", broken, "migration.sql"), "utf8");
    await (await database.adapter.connect()).executeScript(script);
    await database.close();
    const applied = await resolve("--applied", broken);
    expect([applied.status, applied.stdout]).toEqual([
      0,
      `${broken} counts as applied: the next start goes on behind it.\n`,
    ]);
    const again = await openDatabase({ dataDir: folder });
    expect(await applyMigrations(again.adapter)).toEqual((await listMigrations()).slice(1));
    await again.close();
  });
});
