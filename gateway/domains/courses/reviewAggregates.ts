import { average, countRows, defineAggregates } from "#gateway/reading/aggregates";

/** The review count and mean of a course; the mean has one decimal. */
export const reviewAggregates = defineAggregates("Course", {
  from: "Review",
  where: ({ id }) => ({ courseId: id }),
  values: { rating: average("rating"), reviews: countRows() },
});
