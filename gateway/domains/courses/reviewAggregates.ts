import type { Reading } from "#gateway/graphql/loaders";

export interface ReviewFigures {
  rating: number;
  reviews: number;
}

/** The review count and mean of many courses in one statement; the mean has one decimal. */
export async function readReviewFigures(
  { db, viewer: { organizationId } }: Reading,
  courseIds: readonly number[],
) {
  const rows = await db.$queryRaw<(ReviewFigures & { courseId: number })[]>`
    SELECT "courseId", round(avg("rating"), 1)::float AS "rating", count(*)::int AS "reviews" FROM "Review"
    WHERE "organizationId" = ${organizationId} AND "courseId" = ANY(${courseIds}::int[]) GROUP BY "courseId"`;
  return new Map(rows.map(({ courseId, rating, reviews }) => [courseId, { rating, reviews }]));
}
