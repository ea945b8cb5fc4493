import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#gateway/database/open";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { makeFolder } from "../support/childGateway";
import { runScript } from "../support/runScript";

const { folder, remove } = makeFolder();
afterAll(remove);

const timeout = 120_000;
const broken = "0010_continue_generations";
const resolve = (...args: string[]) => runScript("resolve", { args, settings: { DATA_DIR: folder } });

describe("npm run db:resolve", () => {
  it("shows a migration that broke, has it tried again, and lets it count as applied", {
    timeout,
  }, async () => {
    const database = await openDatabase({ dataDir: folder });
    await applyMigrations(database.adapter, { last: "0009_search_in_lower_case" });
    await database.prisma.$executeRaw`ALTER TABLE "GenerationRun" ADD COLUMN continued BOOLEAN`;
    await applyMigrations(database.adapter).catch(() => undefined);
    await database.close();
    const shown = await resolve();
    expect([shown.status, shown.stderr]).toEqual([0, ""]);
    const all = (await listMigrations()).length;
    expect(shown.stdout).toContain(
      `: 9 migrations applied, ${all - 10} waiting, 1 failed.\n  ${broken} failed at `,
    );
    expect(shown.stdout).toContain(
      ` UTC: column "continued" of relation "GenerationRun" already exists\n  Mend what it needs, then: npm run db:resolve -- --rolled-back ${broken}\n`,
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
    await database.close();
    const applied = await resolve("--applied", broken);
    expect([applied.status, applied.stdout]).toEqual([
      0,
      `${broken} counts as applied: the next start goes on behind it.\n`,
    ]);
    const again = await openDatabase({ dataDir: folder });
    expect((await applyMigrations(again.adapter))[0]).toBe((await listMigrations())[10]);
    await again.close();
  });
});
