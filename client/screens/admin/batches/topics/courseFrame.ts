import type { BatchType } from "../../../../../gateway/domains/batches/contract";
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
  batchType: BatchType;
  canPlan: boolean;
  canTick: boolean;
}

interface Read extends Omit<CourseFrame, "batchType"> {
  readonly batch: { readonly batchType: string };
}

/** The type of a batch as a query reads it; types that are not known yet meet on weekdays. */
export const batchTypeOf = (text: string): BatchType =>
  text === "SATURDAY" || text === "SUNDAY" ? text : "WEEKDAY";

/** The frame of a batch course as a query reads it. */
export function frameOf({ batch, ...course }: Read): CourseFrame {
  const { id, batchId, courseId, startDate, endDate, today, canPlan, canTick } = course;
  const batchType = batchTypeOf(batch.batchType);
  return { id, batchId, courseId, startDate, endDate, today, batchType, canPlan, canTick };
}

/** On which days a batch meets, in words. */
export const meetingDays: Readonly<Record<BatchType, string>> = {
  WEEKDAY: "Monday to Friday",
  SATURDAY: "Saturdays",
  SUNDAY: "Sundays",
};
