import { z } from "zod";
import {
  chosenId,
  classTime,
  enumField,
  messages,
  nameText,
  optionalWebAddress,
  requiredDay,
  requiredText,
} from "../contract";
import { formatDay } from "../dayTextContract";
import { getValues } from "../labelsContract";
import { getDeletionMessages, getRowMessages, getSpecifiedMessages } from "../messagesContract";
import { amountField, countField } from "../numberFieldContract";
import { batchStatusLabels, batchTypeLabels, weekdays, weekdaysIn } from "./contract";

export const batchFormLimits = {
  name: 100,
  description: 500,
  minutes: 1_440,
  hours: 100_000,
  days: 10_000,
  usersAtOnce: 500,
} as const;

export const batchLabels = {
  name: "Name",
  description: "Description",
  startDate: "Start date",
  endDate: "End date",
  startTime: "Start time",
  endTime: "End time",
  duration: "Duration",
  totalHours: "Total hours",
  completedHours: "Completed hours",
  noOfDays: "Number of days",
  batchType: "Batch type",
  classDays: "Class days",
  meetingLink: "Meeting link",
  status: "Status",
} as const;

export const batchMessages = {
  ...getRowMessages("batch"),
  ...getSpecifiedMessages("batch", "create", "update", "sync"),
  delete: getDeletionMessages("batch"),
  endsBeforeStart: "End date can't be before start date",
  endsEarlier: "End time must be after start time",
  coursesOutside: (title: string, start: string, end: string) =>
    `${title} runs from ${formatDay(start)} to ${formatDay(end)}. Move its dates first.`,
  occupied: (users: number, courses: number) =>
    `This batch has ${users} ${users === 1 ? "user" : "users"} and ${courses} ${courses === 1 ? "course" : "courses"}. Remove them first.`,
  handedIn: "Learners have handed in work in this batch, so it can't be deleted",
  paidFor: "Payments name this batch, so it can't be deleted",
  userRequired: "User is required",
  tooManyUsers: "At most 500 users can be assigned at once",
  usersOnly: "Only users can be put into a batch, not employees",
  userNotFound: "User not found",
  inBatch: "The user is already in the batch",
  notInBatch: "The user is not in the batch",
  start: {
    success: "Batch started",
    fallback: "Unable to start batch",
  },
  notScheduled: "Only a scheduled batch can be started",
  startsLater: (day: string) => `This batch starts on ${day}`,
  allSynced: "Batches synced successfully",
  assign: {
    success: "User assigned to batch successfully",
    fallback: "Unable to assign user to batch",
  },
  remove: {
    success: "User removed successfully",
    fallback: "Unable to remove user from batch",
  },
  setStatus: { fallback: "Unable to change the status of the user" },
} as const;

const number = (label: string, max: number) => countField(label, { max });

/** A time of day as HH:mm:ss, or null. Two that are both set must be in order. */
export const timesInOrder = ({ startTime, endTime }: { startTime: string | null; endTime: string | null }) =>
  startTime === null || endTime === null || startTime < endTime;

/** A rule that two days are in order; `onOrAfter` returns the first valid day for a form. */
export const daysInOrder =
  (message: string) =>
  ({ startDate, endDate }: { startDate: string; endDate: string }, context: z.RefinementCtx) => {
    if (startDate <= endDate) return;
    context.addIssue({ code: "custom", path: ["endDate"], message, params: { onOrAfter: startDate } });
  };

/** Days of the week as a list, or as a comma-separated text; null uses those of the type. */
const classDaysField = z.preprocess(
  (days) => {
    const listed = typeof days === "string" ? days.split(",").filter((day) => day.trim() !== "") : days;
    const isNone = listed === null || listed === undefined || (Array.isArray(listed) && listed.length === 0);
    return isNone ? null : Array.isArray(listed) ? listed.map((day) => String(day).trim()) : listed;
  },
  z
    .array(z.enum(weekdays, messages.invalid(batchLabels.classDays)), messages.invalid(batchLabels.classDays))
    .transform(weekdaysIn)
    .nullable(),
);

/** The form of a batch; times, numbers and the meeting link may be left out. */
export const batchSchema = z
  .object({
    name: nameText(batchLabels.name, { max: batchFormLimits.name }),
    description: requiredText(batchLabels.description, { max: batchFormLimits.description }),
    startDate: requiredDay(batchLabels.startDate),
    endDate: requiredDay(batchLabels.endDate),
    startTime: classTime(batchLabels.startTime),
    endTime: classTime(batchLabels.endTime),
    duration: number(batchLabels.duration, batchFormLimits.minutes),
    totalHours: amountField(batchLabels.totalHours, { max: batchFormLimits.hours }),
    completedHours: amountField(batchLabels.completedHours, { max: batchFormLimits.hours }),
    noOfDays: number(batchLabels.noOfDays, batchFormLimits.days),
    batchType: enumField(batchLabels.batchType, getValues(batchTypeLabels)),
    classDays: classDaysField,
    meetingLink: optionalWebAddress(batchLabels.meetingLink),
    status: enumField(batchLabels.status, getValues(batchStatusLabels)),
  })
  .superRefine(daysInOrder(batchMessages.endsBeforeStart))
  .refine(timesInOrder, { path: ["endTime"], message: batchMessages.endsEarlier });
export type BatchInput = z.output<typeof batchSchema>;

/** Adds one user to a batch. */
export const assignUserSchema = z.object({ userId: chosenId("User") });

/** Adds one user, or many at once, to a batch. */
export const assignUsersSchema = z.object({
  userIds: z
    .array(z.int())
    .min(1, batchMessages.userRequired)
    .max(batchFormLimits.usersAtOnce, batchMessages.tooManyUsers),
});
