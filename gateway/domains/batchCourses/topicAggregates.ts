import { Prisma } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";

/** The progress of a batch, or of a batch course. */
export interface TopicFigures {
  topics: number;
  completed: number;
}

type Row = TopicFigures & { id: number };

const byId = (rows: readonly Row[]) => new Map<number, TopicFigures>(rows.map((row) => [row.id, row]));

/** The topics of many batch courses in one statement. */
export async function readTopicFigures({ db, viewer }: Reading, batchCourseIds: readonly number[]) {
  return byId(
    await db.$queryRaw<Row[]>`
      SELECT c."id",
        (SELECT COUNT(*)::int FROM "Topic" t
          WHERE t."organizationId" = c."organizationId" AND t."courseId" = c."courseId") AS "topics",
        (SELECT COUNT(*)::int FROM "BatchCourseTopic" d
          WHERE d."organizationId" = c."organizationId" AND d."batchId" = c."batchId"
            AND d."courseId" = c."courseId" AND d."status" = 'COMPLETED') AS "completed"
      FROM "BatchCourse" c
      WHERE c."organizationId" = ${viewer.organizationId} AND c."id" IN (${Prisma.join([...batchCourseIds])})`,
  );
}

/** The topics of all courses of many batches in one statement. */
export async function readBatchTopicFigures({ db, viewer }: Reading, batchIds: readonly number[]) {
  return byId(
    await db.$queryRaw<Row[]>`
      SELECT b."id",
        (SELECT COUNT(*)::int FROM "BatchCourse" c
          JOIN "Topic" t ON t."organizationId" = c."organizationId" AND t."courseId" = c."courseId"
          WHERE c."organizationId" = b."organizationId" AND c."batchId" = b."id") AS "topics",
        (SELECT COUNT(*)::int FROM "BatchCourseTopic" d
          WHERE d."organizationId" = b."organizationId" AND d."batchId" = b."id"
            AND d."status" = 'COMPLETED') AS "completed"
      FROM "Batch" b
      WHERE b."organizationId" = ${viewer.organizationId} AND b."id" IN (${Prisma.join([...batchIds])})`,
  );
}
