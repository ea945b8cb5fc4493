import { describe, expect, it } from "vitest";
import { viewTables } from "#gateway/database/views";
import { listTables } from "#gateway/reading/sql";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ template: "empty" });

describe("views", () => {
  it("are listed with all tables that they read", async () => {
    const found = await test.database.prisma.$queryRaw<{ view: string; tables: string[] }[]>`
      SELECT v.relname::text AS view, array_agg(DISTINCT t.relname::text) AS tables
      FROM pg_class v JOIN pg_rewrite r ON r.ev_class = v.oid
      JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid AND d.refclassid = 'pg_class'::regclass
      JOIN pg_class t ON t.oid = d.refobjid AND t.oid <> v.oid
      WHERE v.relnamespace = 'public'::regnamespace AND v.relkind = 'v' GROUP BY v.relname`;
    const listed = Object.entries(viewTables).map(([view, tables]) => ({ view, tables: [...tables].sort() }));
    expect(found.map(({ view, tables }) => ({ view, tables: tables.sort() }))).toEqual(
      listed.sort((left, right) => left.view.localeCompare(right.view)),
    );
  });

  it("are read with the rights of the role that asks", async () => {
    const options = await test.database.prisma.$queryRaw<{ options: string[] | null }[]>`
      SELECT c.reloptions AS options FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v'`;
    for (const option of options) expect(option.options).toEqual(["security_invoker=true"]);
  });

  it("count as their tables where a statement reads them", () => {
    expect(listTables('SELECT 1 FROM "Batch" b JOIN "BatchModule" m ON true')).toEqual([
      "Batch",
      ...(viewTables["BatchModule"] ?? []),
    ]);
  });
});
