import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { unionAll } from "#gateway/database/unionAll";
import { findManualId } from "./contract";
import { listDateEvents, noDates } from "./dateEventLoaders";
import { findSource } from "./rules";

/** A change of a learner's mark. */
export interface GradeEventRow {
  at: Date;
  /** The person who made the change. */
  by: string;
  kind:
    | "ENTERED"
    | "EXCUSED"
    | "TAKEN_BACK"
    | "ACCEPTED"
    | "RETURNED"
    | "UNDONE"
    | "EXTENDED"
    | "MARKED"
    | "REGRADED"
    | "DUE_CHANGED"
    | "PLAN_CHANGED"
    | "LATE_RULE_CHANGED";
  points: number | null;
  outOf: number | null;
  /** For MARKED and REGRADED: the points before; null where there were none. */
  before: number | null;
  /** For MARKED and REGRADED: the question whose answer it was. */
  question: string | null;
  reason: string;
  /** For DUE_CHANGED: the due dates before and after; null for none. */
  dueBefore: Date | null;
  dueAfter: Date | null;
}

/** A cell, in a place. */
export interface CellKey {
  organizationId: number;
  courseId: number;
  batchId: number | null;
  userId: number;
  itemKey: string;
}

/** The reader of a history, and the time of reading. */
interface Reading {
  now: Date;
  /** Whether marks hidden from the learner are shown. */
  isStaff: boolean;
}

const entries = ({ organizationId, courseId, userId }: CellKey) => Prisma.sql`
  SELECT e."enteredAt" AS "at", e."enteredByName" AS "by",
    CASE WHEN e."isExcused" THEN 'EXCUSED' WHEN e."points" IS NULL THEN 'TAKEN_BACK' ELSE 'ENTERED' END AS "kind",
    e."points"::float8 AS "points", NULL::float8 AS "outOf", NULL::float8 AS "before", NULL::text AS "question",
    e."reason", NULL::timestamptz AS "dueBefore", NULL::timestamptz AS "dueAfter", e."id"
  FROM "GradeEntry" e
  WHERE e."organizationId" = ${organizationId} AND e."courseId" = ${courseId} AND e."userId" = ${userId}`;

/** The times that an item's assignment was given. */
const ofSameAssignment = ({ organizationId }: CellKey, givenId: number) => Prisma.sql`
  SELECT o."id" FROM "GivenAssignment" g
  JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
  WHERE g."organizationId" = ${organizationId} AND g."id" = ${givenId}`;

/** Entries of staff: for a batch's own item there, for a calculated one in any batch, since it goes with the learner. */
function entered(cell: CellKey): Prisma.Sql {
  const source = findSource(cell.itemKey);
  if (source?.kind === "assignment")
    return Prisma.sql`${entries(cell)} AND e."itemKey" IN (
      SELECT 'assignment:' || same."id" FROM (${ofSameAssignment(cell, source.id)}) same)`;
  const ofItem = Prisma.sql`${entries(cell)} AND e."itemKey" = ${cell.itemKey}`;
  return findManualId(cell.itemKey) === null
    ? ofItem
    : Prisma.sql`${ofItem} AND e."batchId" = ${cell.batchId}`;
}

const marked = (cell: CellKey, givenId: number) => Prisma.sql`
  SELECT m."markedAt", m."markedByName", CASE WHEN m."undone" THEN 'UNDONE' ELSE m."outcome"::text END,
    m."score"::float8, m."maxPoints"::float8, NULL::float8, NULL::text, '', ${noDates}, m."id"
  FROM "SubmissionMark" m
  JOIN "Submission" s ON s."organizationId" = m."organizationId" AND s."id" = m."submissionId"
  WHERE m."organizationId" = ${cell.organizationId} AND m."userId" = ${cell.userId}
    AND s."givenId" IN (${ofSameAssignment(cell, givenId)})`;

/** Extensions of the learner, which may take a late penalty back. */
const extended = (cell: CellKey, givenId: number) => Prisma.sql`
  SELECT x."updatedAt", x."grantedByName", 'EXTENDED', NULL::float8, NULL::float8, NULL::float8, NULL::text, x."reason",
    ${noDates}, x."id"
  FROM "AssignmentExtension" x
  WHERE x."organizationId" = ${cell.organizationId} AND x."userId" = ${cell.userId}
    AND x."givenId" IN (${ofSameAssignment(cell, givenId)})`;

/** Marks by hand and regrades of finished attempts: before that no one sees their marks. */
const examined = (
  { organizationId, userId }: CellKey,
  assessmentId: number,
  { now, isStaff }: Reading,
) => Prisma.sql`
  SELECT c."at", c."byName", CASE WHEN c."regradeId" IS NULL THEN 'MARKED' ELSE 'REGRADED' END, c."after"::float8,
    q."maxMarks"::float8, c."before"::float8, q."title", c."reason", ${noDates}, c."id"
  FROM "MarkChange" c
  JOIN "AttemptQuestion" q ON q."organizationId" = c."organizationId" AND q."id" = c."questionId"
  JOIN "Attempt" t ON t."organizationId" = q."organizationId" AND t."id" = q."attemptId"
  JOIN "Assessment" a ON a."organizationId" = t."organizationId" AND a."id" = t."assessmentId"
  WHERE t."organizationId" = ${organizationId} AND t."userId" = ${userId} AND t."assessmentId" = ${assessmentId}
    AND (t."submittedAt" IS NOT NULL OR t."dueAt" <= ${now}::timestamptz)
    AND (${isStaff} OR NOT a."holdsMarks" OR t."releasedAt" IS NOT NULL)`;

/** The marks of work, and what has changed them since: its lateness follows the dates that hold now. */
const ofWork = (cell: CellKey, givenId: number) => [
  marked(cell, givenId),
  extended(cell, givenId),
  ...listDateEvents({ ...cell, givenId }),
];

/** Reads the changes of a learner's mark, latest first, in one statement. */
export async function readCellHistory(
  db: TenantClient,
  cell: CellKey,
  reading: Reading,
): Promise<GradeEventRow[]> {
  const source = findSource(cell.itemKey);
  const all = unionAll([
    entered(cell),
    ...(source?.kind === "assignment" ? ofWork(cell, source.id) : []),
    ...(source?.kind === "assessment" ? [examined(cell, source.id, reading)] : []),
  ]);
  return db.$queryRaw<GradeEventRow[]>`${all} ORDER BY 1 DESC, 11 DESC LIMIT 100`;
}
