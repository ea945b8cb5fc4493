import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PrismaClient } from "../../../gateway/database/generated/prisma/client";
import { applyMigrations, listMigrations, missingMigration } from "../../../prisma/migrate";
import { prepareUnique } from "../../../prisma/prepareUnique";

let pglite: PGlite;
let adapter: PrismaPGlite;

beforeAll(() => {
  pglite = new PGlite();
  adapter = new PrismaPGlite(pglite);
});
afterAll(() => pglite.close());

describe("a database in which names differ in case only", () => {
  let old: PGlite;
  let oldAdapter: PrismaPGlite;
  let prisma: PrismaClient;

  beforeAll(async () => {
    old = new PGlite();
    oldAdapter = new PrismaPGlite(old);
    prisma = new PrismaClient({ adapter: oldAdapter });
    await applyMigrations(oldAdapter, { last: "0005_order_enrolments" });
    await old.exec(`
      INSERT INTO "Organization" ("id", "code", "name", "updatedAt") VALUES (1, 'A', 'A', now()), (2, 'B', 'B', now());
      INSERT INTO "Category" ("id", "organizationId", "name", "updatedAt") VALUES
        (1, 1, 'Data', now()), (2, 1, 'DATA', now()), (3, 1, 'data (2)', now()), (4, 2, 'data', now()), (5, 1, 'data', now());
      INSERT INTO "Course" ("id", "organizationId", "categoryId", "code", "title", "description", "updatedAt") VALUES
        (1, 1, 1, 'JAVA-12345', 'One', '', now()), (2, 1, 1, 'java-12345', 'Two', '', now());
    `);
  });
  afterAll(async () => {
    await prisma.$disconnect();
    await old.close();
  });

  const renamed = [
    { table: "Course", id: 2, from: "java-12345", to: "java-123-2" },
    { table: "Category", id: 2, from: "DATA", to: "DATA (3)" },
    { table: "Category", id: 5, from: "data", to: "data (4)" },
  ];

  async function names() {
    const { rows } = await old.query<{ name: string }>(
      'SELECT "name" FROM "Category" UNION ALL SELECT "code" FROM "Course" ORDER BY 1',
    );
    return rows.map(({ name }) => name).sort();
  }

  const after = ["DATA (3)", "Data", "JAVA-12345", "data", "data (2)", "data (4)", "java-123-2"];

  it("keeps the earlier ones, numbers the later ones, and says which", async () => {
    expect(await prepareUnique(prisma)).toEqual(renamed);
    expect(await names()).toEqual(after);
  });

  it("is migrated even where an earlier start has failed on them, and once only", async () => {
    for (const { table, id, from } of renamed)
      await old.query(
        `UPDATE "${table}" SET "${table === "Course" ? "code" : "name"}" = $1 WHERE "id" = $2`,
        [from, id],
      );
    // What Prisma's engine leaves behind, which keeps it from applying anything further.
    await old.exec(`
      CREATE UNIQUE INDEX "Curriculum_organizationId_lower_title_key" ON "Curriculum"("organizationId", lower("title"));
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "applied_steps_count")
      VALUES ('failed', '', '0006_be_unique_without_case', 0);
    `);
    expect(await prepareUnique(prisma)).toEqual(renamed);
    expect(await applyMigrations(oldAdapter)).toContain("0006_be_unique_without_case");
    expect([await prepareUnique(prisma), await applyMigrations(oldAdapter)]).toEqual([[], []]);
    expect(await names()).toEqual(after);
  });
});

describe("the migrations", () => {
  it("are applied to an empty database in order, each once", async () => {
    const names = await listMigrations();
    expect(names.length).toBeGreaterThan(0);
    const prisma = new PrismaClient({ adapter });
    expect(await prepareUnique(prisma)).toEqual([]);
    await prisma.$disconnect();
    expect(await applyMigrations(adapter)).toEqual(names);
    expect(await applyMigrations(adapter)).toEqual([]);
    const { rows } = await pglite.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at",
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it("say what the models say; npm run db:migration writes what is missing", async () => {
    expect(await missingMigration(adapter)).toBeNull();
  });

  it("are numbered without a gap", async () => {
    const numbers = (await listMigrations()).map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  it("give every tenant-owned table its tenant, and keys that keep it", async () => {
    const { rows } = await pglite.query<{ name: string }>(
      `SELECT t.table_name AS name FROM information_schema.tables t
       WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
         AND t.table_name NOT IN ('Organization', '_prisma_migrations')
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
