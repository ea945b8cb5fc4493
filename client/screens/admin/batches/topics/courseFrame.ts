import { type Weekday, weekdaysIn } from "../../../../../gateway/domains/batches/contract";
import type { Day } from "../../../../../gateway/domains/batchTopics/dayContract";

/** The batch course around the topics: where they belong, between which days, and what the viewer may do. */
export interface CourseFrame {
  /** Its id in the store. */
  id: string;
  batchId: number;
  courseId: number;
  startDate: Day;
  endDate: Day;
  today: Day;
  /** The days of the week that the batch meets on. */
  classDays: readonly Weekday[];
  canPlan: boolean;
  canTick: boolean;
}

interface Read extends Omit<CourseFrame, "classDays"> {
  readonly batch: { readonly classDays: readonly string[] };
}

/** The frame of a batch course as a query reads it. */
export function frameOf({ batch, ...course }: Read): CourseFrame {
  const { id, batchId, courseId, startDate, endDate, today, canPlan, canTick } = course;
  const classDays = weekdaysIn(batch.classDays);
  return { id, batchId, courseId, startDate, endDate, today, classDays, canPlan, canTick };
}
