import { z } from "zod";
import { chosenId, enumField, messages } from "../contract";
import { isDay } from "../dayTextContract";
import { topicStatuses } from "../enrolments/contract";

export const batchTopicMessages = {
  notFound: "Topic not found",
  batchNotFound: "Batch not found",
  courseNotFound: "Batch course not found",
  statusUpdated: "Topic status updated",
  setStatus: { fallback: "Unable to update topic status" },
  planUpdated: "Topic planned date updated",
  planFailed: "Unable to update topic planned date",
  savePlan: {
    success: "Plan saved",
    fallback: "Unable to save the plan",
  },
  locked: "This course is locked and can't be planned",
  planDisabled: "This course has no plan",
  plannedAlready: "This topic has a planned date already",
  completedAlready: "A completed topic can't be planned",
  changedMeanwhile:
    "Someone else changed the plan. Your changes are kept here: review theirs, then save again.",
  notLate: "This topic is no longer late",
  nothingAsked: "Enter a status or a planned date",
  outsideDates: (start: string, end: string) => `The planned date must be between ${start} and ${end}`,
  notInFuture: "The completion date can't be after today",
  beforeStart: (start: string) => `The completion date can't be before the course starts on ${start}`,
  noClassDaysLeft: "No class days are left before the course ends",
  calendarRenewed: "The calendar has a new address. The old one no longer works.",
  renewCalendar: { fallback: "Unable to renew the calendar's address" },
} as const;

export const batchTopicLimits = { changes: 1000, shift: 200 } as const;

const day = z.string().refine(isDay, "Please enter a valid date.");

/** A change of a planned date: the date that it began from, and the new one. */
export const planChangeSchema = z.object({
  topicId: z.number().int(),
  from: day.nullable(),
  to: day.nullable(),
});

export const planChangesSchema = z
  .array(planChangeSchema)
  .min(1, "Nothing has changed")
  .max(batchTopicLimits.changes)
  .refine(
    (changes) => new Set(changes.map(({ topicId }) => topicId)).size === changes.length,
    "A topic is listed twice",
  );
export type PlanChange = z.output<typeof planChangeSchema>;

const batchTopicLabels = {
  batchId: "Batch",
  courseId: "Course",
  topicId: "Topic",
  status: "Status",
  completedDate: "Completion date",
  plannedDate: "Planned date",
} as const;

const optionalDay = (label: string) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z.string(messages.invalid(label)).refine(isDay, messages.invalid(label)).nullish(),
  );

const wishes = {
  status: enumField(batchTopicLabels.status, topicStatuses).nullish(),
  completedDate: optionalDay(batchTopicLabels.completedDate),
  plannedDate: optionalDay(batchTopicLabels.plannedDate),
};

const isWish = ({ status, completedDate, plannedDate }: { [Name in keyof typeof wishes]?: unknown }) =>
  Boolean(status || completedDate || plannedDate);

/** A change of a topic: a status, with the day for COMPLETED, or a planned date, or both. */
export const topicWishSchema = z.object(wishes).refine(isWish, batchTopicMessages.nothingAsked);

/** The same with the topic's id. */
export const topicUpdateSchema = z
  .object({
    batchId: chosenId(batchTopicLabels.batchId),
    courseId: chosenId(batchTopicLabels.courseId),
    topicId: chosenId(batchTopicLabels.topicId),
    ...wishes,
  })
  .refine(isWish, batchTopicMessages.nothingAsked);
export type TopicUpdate = z.output<typeof topicUpdateSchema>;
