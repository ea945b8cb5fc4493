import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { placesOf, type Reached } from "./places";
import type { Ground } from "./prune";
import type { StoredTables } from "./stored";

/** A part of the ground: what one course in one batch holds. */
export type WorldName = keyof Ground;

/** The rows of a world, by their tables: one of each. */
export type World = ReadonlyMap<string, number>;
export type Worlds = Readonly<Record<WorldName, World>>;

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
  values: string[] | null;
}

const listColumns = `
  SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
         (a.attnotnull AND NOT a.atthasdef AND a.attidentity = '') AS "required",
         (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = a.atttypid) AS "values"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
     AND NOT a.attisdropped AND a.attgenerated = ''`;

/** Tables whose rows the crawl makes no others of. */
const unfilled = /^(_|RateLimit|Session$|History|FileKey|SigningKey|Job$|Organization$|Role|UserRole|Totp|Passkey|Identity$|Push|RecoveryCode|Mail(Token|Suppression|Template)|SignInCode|KnownBrowser|LastVisit|Notification(Choice|Hour))/;

/** Columns that say that a row is gone, hidden or done. */
const left =
  /^(deleted|erased|revoked|cancelled|hidden|replaced|revokeReason|hiddenReason|mergedInto|undoOf|runningFor|teamId)/;

const demoId = 1;
let last = 700_000;

function literal({ type, values, column }: Column): string {
  if (values) return `'${values[0]}'`;
  if (type.endsWith("[]")) return `'{}'`;
  if (/^(integer|bigint|double|numeric|real|smallint)/.test(type)) return "1";
  if (type === "boolean") return "false";
  if (type.startsWith("timestamp") || type === "date") return column === "expiresAt" ? "now() + interval '9 days'" : "now()";
  if (type === "jsonb") return `'[]'`;
  if (type === "bytea") return `'\\x00'`;
  last += 1;
  return `'made${last}'`;
}

interface Filling {
  columns: readonly Column[];
  tables: StoredTables;
  world: Map<string, number>;
}

/** The statement that makes a row of a table in a world; undefined while the rows that it points to are missing. */
function insertion(table: string, { columns, tables, world }: Filling): string | undefined {
  const stored = tables.get(table);
  const sets: [string, string][] = [];
  const own = columns.filter((one) => one.table === table).sort((a, b) => (a.column < b.column ? 1 : -1));
  for (const column of own) {
    const parent =
      stored?.references.find((reference) => reference.column === column.column)?.table ??
      { courseId: "Course", batchId: "Batch", userId: "User", topicId: "Topic", fileId: "File" }[column.column];
    if (column.column === "organizationId") sets.push(["organizationId", "1"]);
    else if (parent && !left.test(column.column)) {
      if (/^(batch|curriculum|specialization)Id$/.test(column.column) && !column.required && sets.some(([name]) => name === "courseId")) continue;
      const id = world.get(parent);
      if (id !== undefined) sets.push([column.column, String(id)]);
      else if (column.required) return undefined;
    } else if (table === "FileUse" && column.column === "ownerKind") sets.push(["ownerKind", "'SUBMISSION'"]);
    else if (table === "FileUse" && column.column === "ownerId") {
      const id = world.get("Submission");
      if (id === undefined) return undefined;
      sets.push(["ownerId", String(id)]);
    } else if (column.required) sets.push([column.column, literal(column)]);
    else if (/^(text|character)/.test(column.type) && !left.test(column.column) && column.column !== "id")
      sets.push([column.column, literal(column)]);
  }
  const names = sets.map(([name]) => `"${name}"`).join(", ");
  return `INSERT INTO "${table}" (${names}) VALUES (${sets.map(([, value]) => value).join(", ")}) ON CONFLICT DO NOTHING RETURNING to_jsonb("${table}".*) AS "row"`;
}

/** Whether a row belongs to a world: by its course, else by its batch, else by its person. */
function fits(
  { courses, batches, users }: Reached,
  { courseId, batchId, userId }: { courseId: number; batchId: number | null; userId: number },
): boolean {
  if (courses.size > 0) return courses.has(courseId);
  if (batches.size > 0) return batchId !== null && batches.has(batchId);
  return users.size === 0 || users.has(userId);
}

function findWorld(tables: StoredTables, place: Ground["own"], isAlone: boolean): Map<string, number> {
  const member = [...(tables.get("BatchUser")?.rows.values() ?? [])].find(
    (row) => row["batchId"] === place.batchId && row["status"] !== "DROPPED",
  );
  const userId = Number(member?.["userId"]);
  const world = new Map<string, number>();
  for (const { name, rows } of tables.values()) {
    for (const [number, row] of rows) {
      if (row["organizationId"] !== demoId) continue;
      const { courseId, batchId } = place;
      const reached = placesOf(tables, name, row);
      if (!fits(reached, { courseId, batchId: isAlone ? batchId : null, userId })) continue;
      // A file that others' courses use, too, is theirs as well.
      if (reached.courses.size > 1) continue;
      world.set(name, number);
      break;
    }
  }
  return world.set("Course", place.courseId).set("Batch", place.batchId).set("User", userId);
}

/** The rows of each world among the stored ones: of each table the first that belongs there. */
export function findWorlds(tables: StoredTables, ground: Ground): Worlds {
  const found = (Object.keys(ground) as WorldName[]).map((name) => [
    name,
    // What is of the batch alone is not of the course beside the own one.
    findWorld(tables, ground[name], name !== "beside"),
  ]);
  return Object.fromEntries(found);
}

/** Makes the rows that the worlds lack. */
export async function fillWorlds(
  prisma: PrismaClient,
  { tables, ground }: { tables: StoredTables; ground: Ground },
): Promise<void> {
  const columns = await prisma.$queryRawUnsafe<Column[]>(listColumns);
  for (const found of Object.values(findWorlds(tables, ground))) {
    const world = new Map(found);
    // Each world has a file of its own, which a learner has handed in.
    for (const table of ["File", "FileUse", "SubmissionFile"]) world.delete(table);
    await fillWorld(prisma, { columns, tables, world });
  }
}

async function fillWorld(prisma: PrismaClient, filling: Filling): Promise<void> {
  const { tables, world } = filling;
  await prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    const missing = () => [...tables.keys()].filter((table) => !world.has(table) && !unfilled.test(table));
    for (let round = 0; round < 6; round += 1) {
      for (const table of missing()) {
        const statement = insertion(table, filling);
        if (!statement) continue;
        const [made] = await tx.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(statement);
        const number = Number(made?.row["id"] ?? (tables.get(table)?.rows.size ?? 0) + 1);
        if (made) world.set(table, number);
      }
    }
  });
}
