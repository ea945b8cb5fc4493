import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { lateFactsSql } from "../submissions/latenessLoaders";
import { findBestMark, judgeLateness, type LateFacts } from "../submissions/latenessRules";
import { getScore } from "../submissions/rules";
import { progressKey } from "./contract";
import type { CellKey } from "./historyLoaders";
import { findSource } from "./rules";
import { countedAttempts, type SourceScope } from "./sourceLoaders";

/** The source of a calculated item's mark, before it is scaled to the item's points. */
export interface MarkOriginRow {
  kind: "WORK" | "EXAM" | "PROGRESS";
  /** Points of the work, marks of the attempt, or topics that are completed. */
  earned: number;
  /** The part that counts: for WORK, after the late penalty. */
  counted: number;
  /** The most that they could be. */
  possible: number;
  /** For WORK: the late penalty in percent; null for others. */
  penalty: number | null;
  /** For WORK: started days after the due date; null for others. */
  daysLate: number | null;
  /** For EXAM: the finished attempt that counts, from 1; null for others. */
  attempt: number | null;
  /** For EXAM: number of finished attempts; null for others. */
  attempts: number | null;
  /** For EXAM: whether its last attempt counts, not the best one; null for others. */
  countsLast: boolean | null;
  /** When the work was handed in, or the attempt ended; null for progress. */
  at: Date | null;
}

type Cell = Pick<CellKey, "userId" | "itemKey">;

interface WorkRow {
  points: number;
  outOf: number;
  at: Date | null;
  late: LateFacts;
}

/** The accepted work of an item's assignment, in all places that gave it. */
const readWork = (db: TenantClient, { organizationId }: SourceScope, { userId }: Cell, givenId: number) =>
  db.$queryRaw<WorkRow[]>`
    SELECT m."points"::float8 AS "points", m."maxPoints"::float8 AS "outOf", s."handedInAt" AS "at", ${lateFactsSql} AS "late"
    FROM "GivenAssignment" g
    JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
    JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" = 'ACCEPTED'
    JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
      AND m."userId" = ${userId} AND m."outcome" = 'ACCEPTED' AND m."replacedAt" IS NULL AND NOT m."undone"
    WHERE g."organizationId" = ${organizationId} AND g."id" = ${givenId}
    ORDER BY s."id" DESC`;

/** Finds the accepted work that a mark comes from; null without any. */
async function findWork(...wanted: Parameters<typeof readWork>): Promise<MarkOriginRow | null> {
  const best = findBestMark(await readWork(...wanted));
  if (!best) return null;
  const { points, outOf, at, late } = best;
  const { daysLate, penalty } = judgeLateness(late);
  const counts = { earned: points, counted: getScore(points, penalty), possible: outOf };
  return { kind: "WORK", ...counts, penalty, daysLate, attempt: null, attempts: null, countsLast: null, at };
}

const ofExam = (wanted: SourceScope, { userId }: Cell, assessmentId: number) => Prisma.sql`
  SELECT 'EXAM' AS "kind", c."points" AS "earned", c."points" AS "counted", c."outOf" AS "possible", NULL::integer AS "penalty",
    NULL::integer AS "daysLate",
    (COUNT(*) FILTER (WHERE (t."startedAt", t."id") <= (c."startedAt", c."id")))::integer AS "attempt",
    COUNT(*)::integer AS "attempts", NOT c."isBest" AS "countsLast", c."endedAt" AS "at"
  FROM (${countedAttempts(wanted)}) c
  JOIN "Attempt" t ON t."organizationId" = ${wanted.organizationId} AND t."assessmentId" = c."assessmentId"
    AND t."userId" = c."userId" AND (t."submittedAt" IS NOT NULL OR t."dueAt" <= ${wanted.now}::timestamptz)
  WHERE c."assessmentId" = ${assessmentId} AND c."userId" = ${userId} AND NOT c."waits" AND c."outOf" IS NOT NULL
  GROUP BY c."points", c."outOf", c."isBest", c."endedAt", c."startedAt", c."id"`;

const ofProgress = ({ organizationId, courseIds: [courseId] }: SourceScope, { userId }: Cell) => Prisma.sql`
  SELECT 'PROGRESS' AS "kind", COUNT(p."id")::float8 AS "earned", COUNT(p."id")::float8 AS "counted",
    COUNT(*)::float8 AS "possible", NULL::integer AS "penalty", NULL::integer AS "daysLate", NULL::integer AS "attempt", NULL::integer AS "attempts",
    NULL::boolean AS "countsLast", NULL::timestamptz AS "at"
  FROM "Topic" t
  LEFT JOIN "TopicProgress" p ON p."organizationId" = t."organizationId" AND p."topicId" = t."id"
    AND p."courseId" = t."courseId" AND p."userId" = ${userId} AND p."status" = 'COMPLETED'
  WHERE t."organizationId" = ${organizationId} AND t."courseId" = ${courseId}
  HAVING COUNT(*) > 0`;

interface OriginRequest extends CellKey {
  timeZone: string;
  now: Date;
}

/** Reads the source of a cell's mark, in one statement; null without a mark, and for marks that are typed. */
export async function readMarkOrigin(
  db: TenantClient,
  { courseId, itemKey, userId, ...place }: OriginRequest,
): Promise<MarkOriginRow | null> {
  const wanted = { ...place, courseIds: [courseId], batchIds: [], userIds: [userId], hasNoBatch: false };
  const source = findSource(itemKey);
  const cell = { userId, itemKey };
  if (source?.kind === "assignment") return findWork(db, wanted, cell, source.id);
  const isProgress = itemKey === progressKey;
  const statement = source ? ofExam(wanted, cell, source.id) : isProgress ? ofProgress(wanted, cell) : null;
  if (!statement) return null;
  const [origin] = await db.$queryRaw<MarkOriginRow[]>(statement);
  return origin ?? null;
}
