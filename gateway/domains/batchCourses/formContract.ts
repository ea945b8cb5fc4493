import { z } from "zod";
import { daysInOrder, timesInOrder } from "../batches/formContract";
import { booleanField, chosenId, classTime, enumField, requiredDay } from "../contract";
import { formatDay } from "../dayTextContract";
import { getValues } from "../labelsContract";
import { getSpecifiedMessages } from "../messagesContract";
import { countField } from "../numberFieldContract";
import { batchCourseStatuses, courseTypeLabels } from "./contract";

export const batchCourseLabels = {
  courseId: "Course",
  startDate: "Start date",
  endDate: "End date",
  startTime: "Start time",
  endTime: "End time",
  duration: "Duration",
  courseType: "Course type",
  planEnabled: "Plan enabled",
  locked: "Locked",
  status: "Status",
} as const;

/** The defaults of the form that adds a course to a batch; its dates default to the batch's. */
export const batchCourseDefaults = {
  courseType: "LIVE_ONLINE",
  planEnabled: true,
  locked: true,
  status: "SCHEDULED",
} as const;

export const batchCourseMessages = {
  notFound: "Batch course not found",
  batchNotFound: "Batch not found",
  courseNotFound: "Course not found",
  courseFixed: "The course of a batch course can't be changed",
  endsBeforeStart: "End date can't be before start date",
  endsEarlier: "End time must be after start time",
  outsideBatch: (label: string, start: string, end: string) =>
    `${label} must be between ${formatDay(start)} and ${formatDay(end)}`,
  inBatch: "The course is already in the batch",
  locked: "This course is locked and can't be removed from the batch",
  assign: {
    success: "Course assigned successfully",
    fallback: "Unable to assign course to batch",
  },
  update: {
    success: "Batch Course updated successfully",
    fallback: "Unable to update batch course details",
  },
  unlock: {
    success: "Course unlocked",
    fallback: "Unable to unlock the course",
  },
  remove: {
    success: "Course removed successfully",
    fallback: "Unable to remove course from batch",
  },
  ...getSpecifiedMessages("course enrollment", "sync"),
} as const;

interface Dates {
  startDate: string;
  endDate: string;
}

/** The dates of a batch course that lie outside its batch's, each with its message. */
export function datesOutside(course: Dates, batch: Dates) {
  return (["startDate", "endDate"] as const)
    .filter((field) => course[field] < batch.startDate || course[field] > batch.endDate)
    .map((field) => ({ field, message: outside(field, batch) }));
}

const outside = (field: keyof Dates, { startDate, endDate }: Dates) =>
  batchCourseMessages.outsideBatch(batchCourseLabels[field], startDate, endDate);

const fields = {
  courseId: chosenId(batchCourseLabels.courseId),
  startDate: requiredDay(batchCourseLabels.startDate),
  endDate: requiredDay(batchCourseLabels.endDate),
  startTime: classTime(batchCourseLabels.startTime),
  endTime: classTime(batchCourseLabels.endTime),
  duration: countField(batchCourseLabels.duration, { max: 1_440 }),
  courseType: enumField(batchCourseLabels.courseType, getValues(courseTypeLabels)),
  planEnabled: booleanField(batchCourseLabels.planEnabled),
  locked: booleanField(batchCourseLabels.locked),
  status: enumField(batchCourseLabels.status, batchCourseStatuses),
};

const inOrder = (schema: z.ZodObject<typeof fields>) =>
  schema
    .superRefine(daysInOrder(batchCourseMessages.endsBeforeStart))
    .refine(timesInOrder, { path: ["endTime"], message: batchCourseMessages.endsEarlier });

/** The form of a batch course. The batch limits its dates. */
export const batchCourseSchema = inOrder(z.object(fields));
export type BatchCourseInput = z.output<typeof batchCourseSchema>;

/** The same form for a batch whose dates are known. */
export function batchCourseSchemaIn(batch: Dates) {
  const { startDate, endDate } = batch;
  const within = (field: keyof Dates) => {
    const message = outside(field, batch);
    return fields[field]
      .refine((day) => day >= startDate, { message, params: { onOrAfter: startDate } })
      .refine((day) => day <= endDate, { message, params: { onOrBefore: endDate } });
  };
  return inOrder(z.object({ ...fields, startDate: within("startDate"), endDate: within("endDate") }));
}
