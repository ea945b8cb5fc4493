import { describe, expect, it } from "vitest";
import { viewTables } from "#gateway/database/views";
import { type Column, getModel } from "#gateway/reading/models";
import { listTables } from "#gateway/reading/sql";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ engine: "embedded" });
const { prisma } = test.database;
const views = Object.keys(viewTables).sort();

/** The type of a column in PostgreSQL, by that in its model. */
const toStored = ({ type, native }: Column): string =>
  ({ Int: "int4", String: "text", DateTime: native?.toLowerCase() })[type] ?? type;

describe("views", () => {
  it("are listed with all tables that they read", async () => {
    const found = await prisma.$queryRaw<{ view: string; tables: string[] }[]>`
      SELECT v.relname::text AS view, array_agg(DISTINCT t.relname::text) AS tables
      FROM pg_class v JOIN pg_rewrite r ON r.ev_class = v.oid
      JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid AND d.refclassid = 'pg_class'::regclass
      JOIN pg_class t ON t.oid = d.refobjid AND t.oid <> v.oid
      WHERE v.relnamespace = 'public'::regnamespace AND v.relkind = 'v' GROUP BY v.relname`;
    const tables = Object.fromEntries(found.map((row) => [row.view, row.tables.sort()]));
    expect(tables).toEqual(
      Object.fromEntries(views.map((view) => [view, [...(viewTables[view] ?? [])].sort()])),
    );
  });

  it("are read with the rights of the role that asks", async () => {
    const found = await prisma.$queryRaw<{ view: string; options: string[] | null }[]>`
      SELECT c.relname::text AS view, c.reloptions AS options FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v' ORDER BY c.relname`;
    expect(found).toEqual(views.map((view) => ({ view, options: ["security_invoker=true"] })));
  });

  it.each(views)("%s has the columns of its model", async (view) => {
    const found = await prisma.$queryRaw<{ name: string; type: string }[]>`
      SELECT column_name::text AS name, udt_name::text AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${view}`;
    const columns = Object.values(getModel(view).columns).map((column) => [column.name, toStored(column)]);
    expect(Object.fromEntries(found.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(columns),
    );
  });

  it("have no null where their models have none", async () => {
    expect((await prisma.batchTopic.findMany()).length).toBeGreaterThan(50);
    expect((await prisma.batchModule.findMany()).length).toBeGreaterThan(10);
  });

  it("find a topic's stored row by its key, however many the course has", async () => {
    const plan = await prisma.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT * FROM "BatchTopic" WHERE "organizationId" = 1 AND "batchCourseId" = 1`;
    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toMatch(/Index Cond: .*"topicId" = t\.id/);
  });

  it("count as their tables where a statement reads them", () => {
    expect(listTables('SELECT 1 FROM "Batch" b JOIN "BatchModule" m ON true')).toEqual([
      "Batch",
      ...(viewTables["BatchModule"] ?? []),
    ]);
  });
});
