import type { Prisma, PrismaClient } from "#gateway/database/generated/prisma/client";
import type { Ground } from "./prune";
import type { StoredTables } from "./stored";
import { findWorlds, groundId } from "./worlds";

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

/** Tables of secrets, accounts' own settings and journals: the crawl makes no rows of them. */
const unfilled =
  /^(_|RateLimit|Session$|History|FileKey|SigningKey|Job$|MessageFile|AssignmentFile|Organization$|Role|UserRole|Totp|Passkey|Identity$|Push|RecoveryCode|Mail(Token|Suppression|Template)|SignInCode|KnownBrowser|LastVisit|Notification(Choice|Hour))/;

/** Columns that say that a row is gone, hidden or done, or whose it is instead of a person. */
const left =
  /^(id$|deleted|erased|revoked|cancelled|hidden|replaced|revokeReason|hiddenReason|mergedInto|undoOf|runningFor|teamId)/;
/** The columns that name another owner than a course. */
const instead = /^(batch|curriculum|specialization)Id$/;

/** The tables of columns that have no foreign key of their own. */
const parents: Readonly<Record<string, string>> = {
  courseId: "Course",
  batchId: "Batch",
  userId: "User",
  topicId: "Topic",
  fileId: "File",
};

/** Values that the product reads in a form of their own. */
const contents: Readonly<Record<string, string>> = {
  "File.mime": "'text/plain'",
  "FileUse.ownerKind": "'SUBMISSION'",
  "GradeScheme.weights": `'{"ASSESSMENTS":100}'`,
  "TopicBlockRevision.content": `'{"kind":"TEXT","markdown":"made"}'`,
};

let last = 700_000;

const isText = (type: string): boolean => /^(text|character)/.test(type) && !type.endsWith("[]");

/** The literals of types, by their beginnings. */
const literals: readonly [RegExp, (column: string) => string][] = [
  [/\[\]$/, () => `'{}'`],
  [/^(integer|bigint|double|numeric|real|smallint)/, () => "1"],
  [/^boolean/, () => "false"],
  [/^(timestamp|date)/, (column) => (column === "expiresAt" ? "now() + interval '9 days'" : "now()")],
  [/^jsonb/, () => `'[]'`],
  [/^bytea/, () => `'\\x00'`],
];

function literal({ table, type, values, column }: Column): string {
  const content = contents[`${table}.${column}`];
  if (content) return content;
  if (values) return `'${values[0]}'`;
  const known = literals.find(([pattern]) => pattern.test(type))?.[1];
  if (known) return known(column);
  last += 1;
  return column === "storageKey" ? `'1/made${last}'` : `'made${last}'`;
}

interface Filling {
  columns: readonly Column[];
  tables: StoredTables;
  world: Map<string, number>;
}

/** The table that a column's ids are of. */
function parentOf({ table, column }: Column, tables: StoredTables): string | undefined {
  if (table === "FileUse" && column === "ownerId") return "Submission";
  const reference = tables.get(table)?.references.find((entry) => entry.column === column);
  return reference?.table ?? parents[column];
}

/** The value of a column; null to leave it out, undefined while the row that it points to is missing. */
function toValue(column: Column, { tables, world }: Filling, isOfCourse: boolean): string | null | undefined {
  if (column.column === "organizationId") return String(groundId);
  if (left.test(column.column) && !column.required) return null;
  if (isOfCourse && instead.test(column.column) && !column.required) return null;
  const parent = parentOf(column, tables);
  if (parent) {
    const id = world.get(parent);
    if (id !== undefined) return String(id);
    return column.required ? undefined : null;
  }
  return column.required || isText(column.type) ? literal(column) : null;
}

/** The statement that makes a row of a table in a world; undefined while rows that it points to are missing. */
function insertion(table: string, filling: Filling): string | undefined {
  const own = filling.columns.filter((entry) => entry.table === table);
  const isOfCourse = own.some(({ column }) => column === "courseId");
  const values = own.map((column) => ({ column, value: toValue(column, filling, isOfCourse) }));
  if (values.some(({ value }) => value === undefined)) return undefined;
  const set = values.filter(({ value }) => value !== null);
  return `INSERT INTO "${table}" (${set.map(({ column }) => `"${column.column}"`).join(", ")})
    VALUES (${set.map(({ value }) => value).join(", ")}) ON CONFLICT DO NOTHING RETURNING to_jsonb("${table}".*) AS "row"`;
}

async function fillTable(tx: Prisma.TransactionClient, table: string, filling: Filling): Promise<void> {
  const statement = insertion(table, filling);
  if (!statement) return;
  const [made] = await tx.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(statement);
  if (made) filling.world.set(table, Number(made.row["id"] ?? 0));
}

/** As many rounds as rows of a kind may hang on each other. */
const rounds = 6;

async function fillWorld(prisma: PrismaClient, filling: Filling): Promise<void> {
  const { tables, world } = filling;
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      for (let round = 0; round < rounds; round += 1) {
        const missing = [...tables.keys()].filter((table) => !world.has(table) && !unfilled.test(table));
        for (const table of missing) await fillTable(tx, table, filling);
      }
    },
    { timeout: 60_000 },
  );
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
