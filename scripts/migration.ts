// npm run db:migration -- NAME: writes the migration that takes the database from the migrations to the models.
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { missingMigration, writeMigration } from "../prisma/migrate";

/** Each new table of tenants' rows is guarded, so that a statement sees the rows of its own tenant alone, and its changes are recorded. */
const guards = (sql: string): string =>
  [...sql.matchAll(/CREATE TABLE ("\w+") \(([^;]*)\);/g)]
    .filter(([, , columns]) => columns?.includes('"organizationId"'))
    .map(([, table]) => `\n\nSELECT guard_tenant_rows('${table}');\n\nSELECT record_rows('${table}');`)
    .join("");

/** The columns that the database derives from a row's name or title, which the models can't say. */
const derivations = {
  searchText: (column: string) => `search_text(ARRAY[${column}])`,
  sortKey: (column: string) => `sort_key(${column})`,
  uniqueKey: (column: string) => `fold_text(${column})`,
};

/** Has the database derive the columns of a new table that are. */
const derive = (sql: string): string =>
  sql.replace(/CREATE TABLE "\w+" \([^;]*\);/g, (table) => {
    const [, column] = /\n\s*("(?:name|title)") TEXT/.exec(table) ?? [];
    if (column === undefined) return table;
    return Object.entries(derivations).reduce(
      (text, [key, toSql]) =>
        text.replace(
          `"${key}" TEXT NOT NULL`,
          `"${key}" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (${toSql(column)}) STORED`,
        ),
      table,
    );
  });

const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Name the migration in lower case: npm run db:migration -- add_course_price");
  process.exit(1);
}
const adapter = new PrismaPGlite(new PGlite());
const sql = await missingMigration(adapter);
if (sql === null) console.log("The migrations already agree with the models.");
else
  console.log(
    `Wrote prisma/migrations/${await writeMigration(name, derive(sql) + guards(sql))}/migration.sql`,
  );
process.exit(0);
