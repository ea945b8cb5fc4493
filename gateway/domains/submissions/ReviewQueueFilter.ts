import { inputType, optional } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import type { ReviewFilter as Filter } from "./contract";

const ReviewFilter = describedEnum<Filter>("ReviewState", "Submissions that the review queue can list.", {
  WAITING: "Those that wait for a mark and that no one else is marking.",
  MINE: "Those that the viewer is marking.",
  UNMARKED: "All that wait for a mark, those that others are marking included.",
  RETURNED: "Those that were returned.",
  ACCEPTED: "Those that were accepted.",
});

export const ReviewQueueFilter = inputType("ReviewQueueFilter", {
  state: optional(ReviewFilter, "State of the submissions; WAITING when left out."),
  batchId: optional("Int", "Only those of this batch."),
  courseId: optional("Int", "Only those of this course."),
  assignmentId: optional("Int", "Only those of this assignment."),
  givenId: optional(
    "Int",
    "Only those that count for this given assignment: handed in there, or by learners of its batch.",
  ),
  olderThanDays: optional("Int", "Only those that have waited longer than this."),
});
