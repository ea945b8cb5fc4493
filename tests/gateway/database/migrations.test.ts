import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeTexts } from "#gateway/composeTexts";
import { ScriptingPGlite } from "#gateway/database/wholeScripts";
import { applyMigrations, listMigrations, missingMigration } from "#prisma/migrate";
import { findUnlike, foldedSql, foldedTexts } from "#tests/support/foldedTexts";
import { foldTextSql } from "#tests/support/foldSql";

const recipientsMigration = "0019_recipients_and_composed_json";
const foldingMigration = "0016_one_folding_of_text";

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

  it("give stored roles lessons.read with the scope of their kind", async () => {
    const stored = {
      ADMIN: {},
      COORDINATOR: { "lessons.write": "ALL" },
      AUTHOR: { "payments.read": "ALL" },
      TRAINER: { "lessons.write": "OWN" },
      SUPPORT: { "courses.read": "ALL" },
      "Own writers": { "lessons.write": "OWN" },
      "All writers": { "lessons.write": "ALL" },
      "Own readers": { "courses.read": "ALL", "lessons.moderate": "ALL" },
    };
    await pglite.query(
      `INSERT INTO "Organization" ("name", "code", "updatedAt") VALUES ('Made', 'made', now())`,
    );
    const { rows: owners } = await pglite.query<{ id: number }>(
      `SELECT "id" FROM "Organization" WHERE "name" = 'Made'`,
    );
    for (const [name, rights] of Object.entries(stored))
      await pglite.query(`INSERT INTO "Role" ("organizationId", "name", "rights") VALUES ($1, $2, $3)`, [
        owners[0]?.id,
        name,
        JSON.stringify(rights),
      ]);
    const text = await readFile("prisma/migrations/0005_lessons_read/migration.sql", "utf8");
    for (let times = 0; times < 2; times += 1) await pglite.exec(text);
    const { rows } = await pglite.query<{ name: string; scope: string | null }>(
      `SELECT "name", "rights" ->> 'lessons.read' AS scope FROM "Role"`,
    );
    expect(Object.fromEntries(rows.map(({ name, scope }) => [name, scope]))).toEqual({
      ADMIN: null,
      COORDINATOR: "ALL",
      AUTHOR: "ALL",
      TRAINER: "OWN",
      SUPPORT: null,
      "Own writers": "OWN",
      "All writers": "ALL",
      "Own readers": null,
    });
    const { rows: forced } = await pglite.query<{ isForced: boolean }>(
      `SELECT relforcerowsecurity AS "isForced" FROM pg_class WHERE oid = '"Role"'::regclass`,
    );
    expect(forced).toEqual([{ isForced: true }]);
  });

  it("compose stored texts, and leave those that another row has composed", async () => {
    const text = await readFile(`prisma/migrations/${foldingMigration}/migration.sql`, "utf8");
    const composing = /DO \$\$.*?\$\$;/s.exec(text)?.[0] ?? "";
    await pglite.exec(`
      INSERT INTO "Organization" ("name", "code", "updatedAt") VALUES ('Composed', 'composed', now());
      INSERT INTO "Category" ("organizationId", "name", "updatedAt")
      SELECT o."id", v.name, now() FROM "Organization" o, (VALUES (E'Cafe\\u0301'), (E'Caf\\u00e9'), (E'The\\u0301')) v(name)
      WHERE o."name" = 'Composed';
      INSERT INTO "Course" ("organizationId", "categoryId", "code", "title", "description", "objectives", "updatedAt")
      SELECT c."organizationId", c."id", 'NFC', 'Plain', 'Plain', ARRAY['first', E'cafe\\u0301'], now() FROM "Category" c
      WHERE c."name" LIKE 'The%';`);
    for (let times = 0; times < 2; times += 1) await pglite.exec(composing);
    const { rows } = await pglite.query<{ name: string; key: string }>(
      `SELECT "name", "uniqueKey" AS key FROM "Category" ORDER BY "id"`,
    );
    expect(rows.map(({ name }) => name)).toEqual(["Cafe\u0301", "Caf\u00e9", "Th\u00e9"]);
    expect(rows.map(({ key }) => key)).toEqual(["cafe", "cafe", "the"]);
    const courses = await pglite.query<{ objectives: string[] }>(`SELECT "objectives" FROM "Course"`);
    expect(courses.rows).toEqual([{ objectives: ["first", "caf\u00e9"] }]);
    const { rows: lifted } = await pglite.query(
      `SELECT relname FROM pg_class WHERE relrowsecurity AND NOT relforcerowsecurity AND relname <> '_prisma_migrations'`,
    );
    expect(lifted).toEqual([]);
  });

  it("compose texts inside JSON as JavaScript does, in every table", async () => {
    const text = await readFile(`prisma/migrations/${recipientsMigration}/migration.sql`, "utf8");
    const [making = ""] = /CREATE FUNCTION compose_json.*?\$\$;/s.exec(text) ?? [];
    const [composing = ""] = /DO \$\$.*?\$\$;/s.exec(text) ?? [];
    await pglite.exec(making);
    const marks = ["e\u0301", "\n\u0301", "\u0338", "\u095b", "a", "\u1112\u1161"];
    const texts = fc.array(fc.constantFrom(...marks), { maxLength: 4 }).map((parts) => parts.join(""));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        texts,
        fc.integer(),
        fc.constantFrom(null, true),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom("name", "e\u0301", "accessToken", "passwordHash"), tie("tree")),
      ),
    }));
    const given = fc.sample(tree, 200);
    const { rows } = await pglite.query<{ composed: unknown }>("SELECT compose_json($1::jsonb) AS composed", [
      JSON.stringify(given),
    ]);
    expect(rows[0]?.composed).toEqual(composeTexts(given));
    await pglite.exec(`
      INSERT INTO "Rubric" ("organizationId", "name", "criteria", "updatedAt")
      SELECT "id", 'Composed', '[{"title": "e\\u0301", "note": "\\n\\u0301"}]', now() FROM "Organization" WHERE "name" = 'Made'`);
    for (let times = 0; times < 2; times += 1) await pglite.exec(composing);
    const rubrics = await pglite.query(`SELECT "criteria" FROM "Rubric" WHERE "name" = 'Composed'`);
    expect(rubrics.rows).toEqual([{ criteria: [{ title: "\u00e9", note: "\n\u0301" }] }]);
    await pglite.exec("DROP FUNCTION compose_json(jsonb)");
  });

  it("note whom an announcement was sent to before", async () => {
    const text = await readFile(`prisma/migrations/${recipientsMigration}/migration.sql`, "utf8");
    const [lifting = ""] =
      /CREATE FUNCTION lift_policies.*?DROP FUNCTION lift_policies[^;]*;/s.exec(text) ?? [];
    await pglite.exec(`
      INSERT INTO "User" ("organizationId", "name", "username", "email", "userType", "active", "createdAt", "updatedAt")
      SELECT o."id", v.name, v.name, v.name || '@made.test', 'U', v.name <> 'left', v.since::timestamptz, now()
      FROM "Organization" o, (VALUES ('author', '2026-01-01'), ('reader', '2026-01-01'), ('told', '2026-01-01'),
        ('left', '2026-01-01'), ('later', '2026-03-01')) AS v(name, since)
      WHERE o."name" = 'Made';
      INSERT INTO "Announcement" ("organizationId", "authorId", "title", "body", "publishAt", "sentAt", "updatedAt")
      SELECT u."organizationId", u."id", 'Sent before', '', '2026-02-01', '2026-02-01', now() FROM "User" u
      WHERE u."name" = 'author';
      INSERT INTO "AnnouncementRecipient" ("organizationId", "announcementId", "userId", "readAt")
      SELECT a."organizationId", a."id", u."id", now() FROM "Announcement" a, "User" u WHERE u."name" = 'reader';
      INSERT INTO "Notification" ("organizationId", "announcementId", "userId", "kind", "title", "path", "dedupeKey")
      SELECT a."organizationId", a."id", u."id", 'announcement', '', '/', 'a' FROM "Announcement" a, "User" u
      WHERE u."name" = 'left';`);
    await pglite.exec(lifting);
    const { rows } = await pglite.query<{ name: string; isRead: boolean }>(`
      SELECT u."name", r."readAt" IS NOT NULL AS "isRead" FROM "AnnouncementRecipient" r
      JOIN "User" u ON u."id" = r."userId" ORDER BY u."name"`);
    expect(rows).toEqual([
      { name: "left", isRead: false },
      { name: "reader", isRead: true },
      { name: "told", isRead: false },
    ]);
  });

  it("fold texts as JavaScript does, by functions of the same tables", async () => {
    const text = await readFile(`prisma/migrations/${foldingMigration}/migration.sql`, "utf8");
    expect(text).toContain(foldTextSql);
    const { rows } = await pglite.query<{ folded: string; key: string }>(foldedSql, [
      JSON.stringify(foldedTexts),
    ]);
    expect(rows).toHaveLength(foldedTexts.length);
    expect(findUnlike(rows)).toEqual([]);
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
