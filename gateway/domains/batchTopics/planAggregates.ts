import { countRows, defineFigures } from "#gateway/reading/figures";
import { toPercentage } from "../enrolments/rules";

interface PlannedFigures {
  topics: number;
  planned: number;
}

/** The share of topics with a planned date. */
export const getPlanned = ({ topics, planned }: PlannedFigures): number => toPercentage(planned, topics);

/** Counts of planned topics of a batch course. */
export const plannedFigures = defineFigures(
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
