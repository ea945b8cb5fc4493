import { Prisma } from "#gateway/database/generated/prisma/client";
import { builder } from "#gateway/graphql/builder";
import { fromLoader } from "#gateway/graphql/fromLoader";
import type { Reading } from "#gateway/graphql/loaders";
import { Batch } from "../batches/Batch";
import { BatchCourse } from "./BatchCourse";

interface Missing {
  id: number;
  missing: number;
}

/** The missing enrolments: of users who are not dropped and not enrolled in a course of the batch. */
const lacking = Prisma.sql`
  FROM "BatchCourse" c
  JOIN "BatchUser" u ON u."organizationId" = c."organizationId" AND u."batchId" = c."batchId" AND u."status" <> 'DROPPED'
  LEFT JOIN "Enrolment" e ON e."organizationId" = u."organizationId" AND e."userId" = u."userId" AND e."courseId" = c."courseId"
  WHERE e."id" IS NULL`;

const byId = (rows: readonly Missing[]) => new Map(rows.map(({ id, missing }) => [id, missing]));

async function readOfBatches({ db, viewer }: Reading, batchIds: readonly number[]) {
  return byId(
    await db.$queryRaw<Missing[]>`
      SELECT c."batchId" AS "id", COUNT(*)::int AS "missing" ${lacking}
        AND c."organizationId" = ${viewer.organizationId} AND c."batchId" = ANY(${[...batchIds]}::int[])
      GROUP BY c."batchId"`,
  );
}

async function readOfBatchCourses({ db, viewer }: Reading, ids: readonly number[]) {
  return byId(
    await db.$queryRaw<Missing[]>`
      SELECT c."id", COUNT(*)::int AS "missing" ${lacking}
        AND c."organizationId" = ${viewer.organizationId} AND c."id" = ANY(${[...ids]}::int[])
      GROUP BY c."id"`,
  );
}

const missingEnrolments = (description: string, read: typeof readOfBatches) => ({
  description,
  authScopes: { "batches.read": true },
  ...fromLoader(read, 0),
});

builder.prismaObjectField(Batch, "missingEnrolments", (t) =>
  t.int(
    missingEnrolments(
      "Number of enrolments in its courses that its users don't have yet; a sync creates them. Requires staff.",
      readOfBatches,
    ),
  ),
);

builder.prismaObjectField(BatchCourse, "missingEnrolments", (t) =>
  t.int(
    missingEnrolments(
      "Number of users of the batch who are not enrolled in it; a sync enrols them. Requires staff.",
      readOfBatchCourses,
    ),
  ),
);
