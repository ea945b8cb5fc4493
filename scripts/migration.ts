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

const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Name the migration in lower case: npm run db:migration -- add_course_price");
  process.exit(1);
}
const adapter = new PrismaPGlite(new PGlite());
const sql = await missingMigration(adapter);
if (sql === null) console.log("The migrations already agree with the models.");
else console.log(`Wrote prisma/migrations/${await writeMigration(name, sql + guards(sql))}/migration.sql`);
process.exit(0);
