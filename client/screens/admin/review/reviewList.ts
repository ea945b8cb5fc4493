import { getValues } from "#gateway/domains/labelsContract";
import { type ReviewFilter, reviewFilterLabels } from "#gateway/domains/submissions/contract";
import { type PageParams, unsortedList } from "~/lists/listParams";
import { enumParam, idParam, paramGroup } from "~/lists/searchParams";

/** The filters of the review queue in the address. */
export const reviewList = unsortedList(
  paramGroup({
    state: enumParam(getValues(reviewFilterLabels)),
    batch: idParam,
    course: idParam,
    days: idParam,
    submission: idParam,
  }),
);

type Address = PageParams & {
  state: ReviewFilter | null;
  batch: number | null;
  course: number | null;
  days: number | null;
  submission: number | null;
};

/** Converts the address to the query's variables. */
export const reviewVariables = ({ state, batch, course, days, submission }: Address) => ({
  filter: { state, batchId: batch, courseId: course, olderThanDays: days },
  submissionId: submission ?? 0,
  ...{ courseId: course, batchId: batch, olderThanDays: days },
  isWaiting: state === null || state === "WAITING",
});
