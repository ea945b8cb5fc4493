import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PrismaClient } from "#gateway/database/generated/prisma/client";
import { ScriptingPGlite } from "#gateway/database/wholeScripts";
import { applyMigrations, listMigrations, missingMigration } from "#prisma/migrate";
import { prepareUnique } from "#prisma/prepareUnique";

let pglite: PGlite;
let adapter: ScriptingPGlite;

beforeAll(() => {
  pglite = new PGlite();
  adapter = new ScriptingPGlite(pglite);
});
afterAll(() => pglite.close());

describe("a database in which names differ in case only", () => {
  let old: PGlite;
  let oldAdapter: ScriptingPGlite;
  let prisma: PrismaClient;

  beforeAll(async () => {
    old = new PGlite();
    oldAdapter = new ScriptingPGlite(old);
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

describe("a database of courses without practice assessments", () => {
  let old: PGlite;

  beforeAll(async () => {
    old = new PGlite();
    const oldAdapter = new ScriptingPGlite(old);
    await applyMigrations(oldAdapter, { last: "0010_continue_generations" });
    await old.exec(`
      INSERT INTO "Organization" ("id", "code", "name", "updatedAt") VALUES (1, 'A', 'A', now());
      INSERT INTO "Category" ("id", "organizationId", "name", "updatedAt") VALUES (1, 1, 'Data', now());
      INSERT INTO "Course" ("id", "organizationId", "categoryId", "code", "title", "description", "updatedAt") VALUES
        (1, 1, 1, 'ONE', 'One', '', now()), (2, 1, 1, 'TWO', 'Two', '', now()), (3, 1, 1, 'THREE', 'Three', '', now());
      INSERT INTO "Question" ("id", "organizationId", "courseId", "title", "type", "acceptedAnswers", "displayOrder") VALUES
        (11, 1, 1, 'second', 'SINGLE', '{}', 2), (12, 1, 1, 'bare', 'SINGLE', '{}', 3),
        (13, 1, 1, 'first', 'SHORT_TEXT', '{yes}', 1), (21, 1, 2, 'left out', 'SHORT_TEXT', '{yes}', 1),
        (22, 1, 2, 'asked', 'SHORT_TEXT', '{yes}', 2), (31, 1, 3, 'bare', 'MULTIPLE', '{}', 1);
      INSERT INTO "QuestionOption" ("organizationId", "questionId", "text", "isCorrect", "displayOrder") VALUES
        (1, 11, 'yes', true, 1), (1, 11, 'no', false, 2), (1, 31, 'no', false, 1), (1, 31, 'nor this', false, 2);
      INSERT INTO "Assessment" ("id", "organizationId", "courseId", "title", "duration", "updatedAt") VALUES
        (101, 1, 1, 'Capitals', 10, now()), (102, 1, 2, 'Two: Assessment', 45, now());
      INSERT INTO "AssessmentQuestion" ("organizationId", "assessmentId", "questionId", "displayOrder") VALUES
        (1, 101, 11, 1), (1, 102, 22, 1);
    `);
    await old.exec(`SELECT setval(pg_get_serial_sequence('"Assessment"', 'id'), 102)`);
    await applyMigrations(oldAdapter);
  });
  afterAll(() => old.close());

  it("is given one for each course whose questions can be answered, and goes on with those that it has", async () => {
    const { rows } = await old.query(
      `SELECT a."courseId", a."title", a."duration", a."isPractice", array_agg(q."questionId" ORDER BY q."displayOrder") AS asked
       FROM "Assessment" a JOIN "AssessmentQuestion" q ON q."assessmentId" = a."id" GROUP BY a."id" ORDER BY a."id"`,
    );
    expect(rows).toEqual([
      { courseId: 1, title: "Capitals", duration: 10, isPractice: false, asked: [11] },
      { courseId: 2, title: "Two: Assessment", duration: 45, isPractice: true, asked: [22] },
      { courseId: 1, title: "One: Assessment", duration: 30, isPractice: true, asked: [13, 11] },
    ]);
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

  // The engine reads every migration anew, which takes a busy machine longer than other tests.
  it("say what the models say; npm run db:migration writes what is missing", {
    timeout: 90_000,
  }, async () => {
    expect(await missingMigration(adapter)).toBeNull();
  });

  it("are numbered without a gap", async () => {
    const numbers = (await listMigrations()).map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  // RateLimit belongs to no tenant: its keys are hashes, and some stand for an address.
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
