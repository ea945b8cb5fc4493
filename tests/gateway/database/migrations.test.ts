import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ScriptingPGlite } from "#gateway/database/wholeScripts";
import { applyMigrations, listMigrations, missingMigration } from "#prisma/migrate";

let pglite: PGlite;
let adapter: ScriptingPGlite;

beforeAll(() => {
  pglite = new PGlite();
  adapter = new ScriptingPGlite(pglite);
});
afterAll(() => pglite.close());

describe("the migrations", () => {
  // The first to open a database and Prisma's engine.
  it("are applied to an empty database in order, each once", { timeout: 90_000 }, async () => {
    const names = await listMigrations();
    expect(names.length).toBeGreaterThan(0);
    expect(await applyMigrations(adapter)).toEqual(names);
    expect(await applyMigrations(adapter)).toEqual([]);
    const { rows } = await pglite.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at",
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  // The engine reads every migration again, which takes a busy machine longer than other tests.
  it("say what the models say; npm run db:migration writes what is missing", {
    timeout: 90_000,
  }, async () => {
    expect(await missingMigration(adapter)).toBeNull();
  });

  it("are numbered without a gap", async () => {
    const numbers = (await listMigrations()).map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  // RateLimit belongs to no tenant: its keys are hashes, some of them of an address.
  it("give every tenant-owned table its tenant, and keys that keep it", async () => {
    const { rows } = await pglite.query<{ name: string }>(
      `SELECT t.table_name AS name FROM information_schema.tables t
       WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
         AND t.table_name NOT IN ('Organization', 'RateLimit', '_prisma_migrations')
         AND NOT EXISTS (SELECT 1 FROM information_schema.columns c
           WHERE c.table_name = t.table_name AND c.column_name = 'organizationId' AND c.is_nullable = 'NO')`,
    );
    expect(rows).toEqual([]);
    const keys = await pglite.query<{ name: string; definition: string }>(
      "SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'f'",
    );
    const across = keys.rows.filter(
      ({ definition }) =>
        !/^FOREIGN KEY \("organizationId"/.test(definition) ||
        !/REFERENCES "?\w+"?\((id|"organizationId")/.test(definition),
    );
    expect(keys.rows.length).toBeGreaterThan(50);
    expect(across).toEqual([]);
  });
});
