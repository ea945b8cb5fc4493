import { resultLimits } from "#gateway/domains/assessments/resultsContract";
import { getValues } from "#gateway/domains/labelsContract";
import { type ReviewFilter, reviewFilterLabels } from "#gateway/domains/submissions/contract";
import { type PageParams, unsortedList } from "~/lists/listParams";
import { enumParam, idParam, numberParam, paramGroup } from "~/lists/searchParams";

/** The most lines of the queue that are shown at once. */
export const shownMost = resultLimits.queue;

/** The lines that are shown at first, whose pieces are read with them. */
const shownFirst = 20;

/** The filters of the review queue in the address. */
export const reviewList = unsortedList(
  paramGroup({
    state: enumParam(getValues(reviewFilterLabels)),
    batch: idParam,
    course: idParam,
    assignment: idParam,
    given: idParam,
    days: idParam,
    submission: idParam,
    shown: numberParam(1, shownMost, shownFirst),
  }),
);

type Address = PageParams & {
  state: ReviewFilter | null;
  batch: number | null;
  course: number | null;
  assignment: number | null;
  given: number | null;
  days: number | null;
  submission: number | null;
  shown: number;
};

/** Converts the address to the query's variables. */
export const reviewVariables = ({ days, submission, shown, ...address }: Address) => ({
  filter: {
    state: address.state,
    batchId: address.batch,
    courseId: address.course,
    assignmentId: address.assignment,
    givenId: address.given,
    olderThanDays: days,
  },
  assignmentId: address.assignment ?? 0,
  givenId: address.given ?? 0,
  submissionId: submission ?? 0,
  first: shown,
  isLong: shown > shownFirst,
});
