import { countTopics } from "../batchCourses/topicAggregates";
import { toPercentage } from "../enrolments/rules";

interface PlannedCounts {
  topics: number;
  planned: number;
}

/** The share of topics with a planned date. */
export const getPlanned = ({ topics, planned }: PlannedCounts): number => toPercentage(planned, topics);

/** Counts of planned topics of a batch course. */
export const plannedAggregates = countTopics("planned", { plannedDate: { not: null } });
