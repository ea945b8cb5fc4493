import type { Reading } from "../../graphql/loaders";

export interface ReviewFigures {
  rating: number;
  reviews: number;
}

/** The reviews of many courses in one statement: their number, and their mean to one decimal. */
export async function readReviewFigures({ db }: Reading, courseIds: readonly number[]) {
  const rows = await db.review.groupBy({
    by: ["courseId"],
    where: { courseId: { in: [...courseIds] } },
    _avg: { rating: true },
    _count: true,
  });
  return new Map<number, ReviewFigures>(
    rows.map((row) => [
      row.courseId,
      { rating: Math.round((row._avg.rating ?? 0) * 10) / 10, reviews: row._count },
    ]),
  );
}
