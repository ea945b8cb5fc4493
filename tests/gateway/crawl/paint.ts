import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import type { StoredRow, StoredTable, StoredTables } from "./stored";

/** A text of the database that an answer holds. */
export interface Sighting {
  table: string;
  column: string;
  row: number;
}

const pattern = /zq(\d+)c(\d+)r(\d+)z/gi;

/** The expression of a mark of a column, in the form that its readers expect. */
function markFor(tableAt: number, columnAt: number, column: string): string {
  const mark = `'zq${tableAt}c${columnAt}r' || n."number" || 'z'`;
  if (/email|address|replyTo/i.test(column)) return `${mark} || '@painted.test'`;
  if (/url|link/i.test(column)) return `'https://' || ${mark} || '.test/'`;
  if (column === "html") return `'<p>' || ${mark} || '</p>'`;
  return mark;
}

function paintTable(table: StoredTable, tableAt: number): string {
  const sets = table.texts.map(({ name, type }, at) => {
    const mark = markFor(tableAt, at, name);
    const painted = type.endsWith("[]")
      ? `CASE WHEN cardinality(t."${name}") > 0 THEN ARRAY[${mark}] ELSE t."${name}" END`
      : `CASE WHEN t."${name}" IS NOT NULL AND t."${name}" <> '' THEN ${mark} ELSE t."${name}" END`;
    return `"${name}" = ${painted}`;
  });
  const hasId = [...table.rows.values()][0]?.["id"] !== undefined;
  const number = hasId ? `"id"` : "(row_number() OVER (ORDER BY ctid))::int";
  return `UPDATE "${table.name}" t SET ${sets.join(", ")}
    FROM (SELECT ctid AS place, ${number} AS "number" FROM "${table.name}") n WHERE n.place = t.ctid`;
}

/** Replaces every text of the database by a mark that names its table, column and row. */
export async function paint(prisma: PrismaClient, tables: StoredTables): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // Rows are painted as they are: nothing that hangs on a change is to happen.
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    for (const [at, table] of [...tables.values()].entries()) {
      if (table.texts.length > 0 && table.rows.size > 0) await tx.$executeRawUnsafe(paintTable(table, at));
    }
  });
}

/** The texts of the database that an answer holds, each once. */
export function findMarks(answer: string, tables: StoredTables): Sighting[] {
  const names = [...tables.values()];
  const seen = new Map<string, Sighting>();
  for (const [mark, tableAt, columnAt, row] of answer.matchAll(pattern)) {
    const table = names[Number(tableAt)];
    const column = table?.texts[Number(columnAt)]?.name;
    if (!table || !column) throw new Error(`no text has the mark ${mark}`);
    seen.set(mark.toLowerCase(), { table: table.name, column, row: Number(row) });
  }
  return [...seen.values()];
}

/** The row of a sighting. */
export function getRow(tables: StoredTables, { table, row }: Pick<Sighting, "table" | "row">): StoredRow {
  const found = tables.get(table)?.rows.get(row);
  if (!found) throw new Error(`no row ${row} of ${table}`);
  return found;
}
