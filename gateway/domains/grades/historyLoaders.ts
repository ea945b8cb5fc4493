import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";

/** Something that happened to a learner's mark. */
export interface GradeEventRow {
  at: Date;
  /** Who did it. */
  by: string;
  kind: "ENTERED" | "EXCUSED" | "TAKEN_BACK" | "ACCEPTED" | "RETURNED" | "UNDONE";
  points: number | null;
  outOf: number | null;
  reason: string;
}

/** A cell, in a place. */
export interface CellKey {
  organizationId: number;
  courseId: number;
  batchId: number | null;
  userId: number;
  itemKey: string;
}

const entered = ({ organizationId, courseId, batchId, userId, itemKey }: CellKey) => Prisma.sql`
  SELECT e."enteredAt" AS "at", e."enteredByName" AS "by",
    CASE WHEN e."isExcused" THEN 'EXCUSED' WHEN e."points" IS NULL THEN 'TAKEN_BACK' ELSE 'ENTERED' END AS "kind",
    e."points"::float8 AS "points", NULL::float8 AS "outOf", e."reason", e."id"
  FROM "GradeEntry" e
  WHERE e."organizationId" = ${organizationId} AND e."courseId" = ${courseId} AND e."batchId" = ${batchId}
    AND e."userId" = ${userId} AND e."itemKey" = ${itemKey}`;

const marked = ({ organizationId, userId }: CellKey, givenId: number) => Prisma.sql`
  SELECT m."markedAt", m."markedByName", CASE WHEN m."undone" THEN 'UNDONE' ELSE m."outcome"::text END,
    m."score"::float8, m."maxPoints"::float8, '', m."id"
  FROM "SubmissionMark" m
  JOIN "Submission" s ON s."organizationId" = m."organizationId" AND s."id" = m."submissionId"
  WHERE m."organizationId" = ${organizationId} AND m."userId" = ${userId} AND s."givenId" = ${givenId}`;

/** What happened to a learner's mark, the latest first, in one statement. */
export async function readCellHistory(db: TenantClient, cell: CellKey): Promise<GradeEventRow[]> {
  const givenId = /^assignment:(\d{1,9})$/.exec(cell.itemKey)?.[1];
  const parts = [entered(cell), ...(givenId === undefined ? [] : [marked(cell, Number(givenId))])];
  return db.$queryRaw<
    GradeEventRow[]
  >`${Prisma.join(parts, " UNION ALL ")} ORDER BY 1 DESC, 7 DESC LIMIT 100`;
}
