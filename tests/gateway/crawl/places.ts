import type { StoredRow, StoredTables } from "./stored";

/** The courses, batches and people that a row belongs to, by their ids. */
export interface Reached {
  courses: ReadonlySet<number>;
  batches: ReadonlySet<number>;
  users: ReadonlySet<number>;
}

/** Columns that say whose a row is; other references to people say who has worked on it. */
const ownerColumns: Readonly<Record<string, "courses" | "batches" | "users">> = {
  courseId: "courses",
  batchId: "batches",
  userId: "users",
};

/** Tables that rows of several courses share: a row belongs to none by them. */
const shared = new Set(["User", "File", "Category", "Specialization", "Rubric", "Organization", "Role"]);

/** The tables of the rows that use files, by the kinds of their uses. */
const users: Readonly<Record<string, string>> = {
  BLOCK: "TopicBlock",
  COURSE: "Course",
  CURRICULUM: "Curriculum",
  CURRICULUM_BLOCK: "CurriculumBlock",
  USER: "User",
  RESOURCE: "Resource",
  MESSAGE: "Message",
  BLOG_POST: "BlogPost",
  ASSIGNMENT: "Assignment",
  SUBMISSION: "Submission",
  QUESTION: "Question",
  ATTEMPT_QUESTION: "AttemptQuestion",
  CERTIFICATE: "CertificateTemplate",
};

/** The rows that use a file, with their tables. */
export function usersOfFile(tables: StoredTables, fileId: number): { table: string; row: StoredRow }[] {
  const uses = [...(tables.get("FileUse")?.rows.values() ?? [])].filter((use) => use["fileId"] === fileId);
  return uses.flatMap((use) => {
    const table = users[String(use["ownerKind"])];
    const row = table && tables.get(table)?.rows.get(Number(use["ownerId"]));
    return table && row ? [{ table, row }] : [];
  });
}

const asId = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

interface Reaching {
  courses: Set<number>;
  batches: Set<number>;
  users: Set<number>;
}

const itself: Readonly<Record<string, keyof Reaching>> = {
  Course: "courses",
  Batch: "batches",
  User: "users",
};

function reach(tables: StoredTables, table: string, row: StoredRow, into: Reaching, depth = 0): void {
  if (depth > 5) return;
  const id = asId(row["id"]);
  const kind = itself[table];
  if (kind && id !== undefined) into[kind].add(id);
  for (const [column, owner] of Object.entries(ownerColumns)) {
    const value = asId(row[column]);
    if (value !== undefined) into[owner].add(value);
  }
  for (const reference of tables.get(table)?.references ?? []) {
    if (shared.has(reference.table) || ownerColumns[reference.column]) continue;
    const value = asId(row[reference.column]);
    const parent = value === undefined ? undefined : tables.get(reference.table)?.rows.get(value);
    if (parent) reach(tables, reference.table, parent, into, depth + 1);
  }
}

/** Rows that say where their parent belongs to, which has no columns for that: by the parent's table. */
const placing: Readonly<Record<string, { table: string; column: string }>> = {
  CertificateTemplate: { table: "CertificateScope", column: "templateId" },
};

/** The courses, batches and people that a row belongs to, by its own columns and those of the rows that it points to. */
export function getPlaces(tables: StoredTables, table: string, row: StoredRow): Reached {
  const reached: Reaching = { courses: new Set(), batches: new Set(), users: new Set() };
  reach(tables, table, row, reached);
  if (table === "File")
    for (const user of usersOfFile(tables, Number(row["id"]))) reach(tables, user.table, user.row, reached);
  const placed = placing[table];
  for (const place of tables.get(placed?.table ?? "")?.rows.values() ?? [])
    if (placed && place[placed.column] === row["id"]) reach(tables, placed.table, place, reached);
  return reached;
}
