import { countRows, defineAggregates } from "#gateway/reading/aggregates";
import { toPercentage } from "../enrolments/rules";

interface PlannedCounts {
  topics: number;
  planned: number;
}

/** The share of topics with a planned date. */
export const getPlanned = ({ topics, planned }: PlannedCounts): number => toPercentage(planned, topics);

/** Counts of planned topics of a batch course. */
export const plannedAggregates = defineAggregates(
  "BatchCourse",
  {
    from: "Topic",
    where: ({ courseId }) => ({ courseId }),
    values: { topics: countRows() },
  },
  {
    from: "BatchCourseTopic",
    where: ({ batchId, courseId }) => ({ batchId, courseId, plannedDate: { not: null } }),
    values: { planned: countRows() },
  },
);
