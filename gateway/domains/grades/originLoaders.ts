import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
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

const ofWork = ({ organizationId }: SourceScope, { userId }: Cell, givenId: number) => Prisma.sql`
  SELECT 'WORK' AS "kind", m."points"::float8 AS "earned", m."score"::float8 AS "counted",
    m."maxPoints"::float8 AS "possible", m."penalty", s."daysLate", NULL::integer AS "attempt", NULL::integer AS "attempts", NULL::boolean AS "countsLast", s."handedInAt" AS "at"
  FROM "Submission" s
  JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
    AND m."userId" = ${userId} AND m."outcome" = 'ACCEPTED' AND m."replacedAt" IS NULL AND NOT m."undone"
  WHERE s."organizationId" = ${organizationId} AND s."givenId" = ${givenId} AND s."state" = 'ACCEPTED'
  ORDER BY s."number" DESC
  LIMIT 1`;

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
  const wanted = { ...place, courseIds: [courseId], batchIds: [], userIds: [userId] };
  const source = findSource(itemKey);
  const cell = { userId, itemKey };
  const statement =
    source?.kind === "assignment"
      ? ofWork(wanted, cell, source.id)
      : source?.kind === "assessment"
        ? ofExam(wanted, cell, source.id)
        : itemKey === progressKey
          ? ofProgress(wanted, cell)
          : null;
  if (!statement) return null;
  const [origin] = await db.$queryRaw<MarkOriginRow[]>(statement);
  return origin ?? null;
}
