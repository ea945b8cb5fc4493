import { average, countRows, defineFigures } from "#gateway/reading/figures";

/** The review count and mean of a course; the mean has one decimal. */
export const reviewFigures = defineFigures("Course", {
  from: "Review",
  where: ({ id }) => ({ courseId: id }),
  values: { rating: average("rating"), reviews: countRows() },
});
