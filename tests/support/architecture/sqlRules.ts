import type { SourceFile } from "./sources";

// A template's text: whatever is neither its end nor a value, and values of up to two levels of braces.
const statementPattern =
  /(?:\$queryRaw|\$executeRaw|Prisma\.sql)(?:<[^`(]*>)?`((?:\\.|\$\{(?:[^{}`]|\{[^}]*\}|`[^`]*`)*\}|[^`])*)`/g;

const keywords = "WHERE|SET|ON|JOIN|LEFT|CROSS|ORDER|GROUP|FOR|VALUES|LIMIT|USING";
const tablePattern = new RegExp(
  `\\b(?:FROM|JOIN|UPDATE|INTO|USING)\\s+("\\w+"|\\$\\{[^}]*\\})(?:\\s+(?:AS\\s+)?(?!(?:${keywords})\\b)(\\w+))?`,
  "g",
);

/** A tenant's own row is found by its id. */
const tenantColumn = (table: string) => (table === '"Organization"' ? '"id"' : '"organizationId"');

/** The texts of the SQL statements that a file sends by hand. */
export const listStatements = ({ text }: SourceFile): string[] =>
  [...text.matchAll(statementPattern)].map(([, sql]) => sql ?? "");

/** The tables that a statement by hand reads or writes without naming the tenant whose rows it means. */
export const tenantlessTables = (sql: string): string[] =>
  [...sql.matchAll(tablePattern)]
    .filter(([, table = "", alias]) => {
      const column = tenantColumn(table);
      return !sql.includes(alias === undefined ? column : `${alias}.${column}`);
    })
    .map(([, table = ""]) => table);

const lockById =
  /^SELECT [^()]+ FROM "\w+" WHERE "organizationId" = \$\{[^}]*\} AND "id" = \$\{[^}]*\} FOR (?:NO KEY )?UPDATE$/;

/** Whether a statement by hand does what `lockRow` and `readLocked` do: locks one row by its id. */
export const isLockById = (sql: string): boolean => lockById.test(sql.trim().replace(/\s+/g, " "));
