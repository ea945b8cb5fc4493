import { addDays, type Day, dayIn, midnight } from "../dayContract";
import { formatTopicDay } from "../dayTextContract";
import { minuteMs } from "../durationContract";
import { sortOrder } from "../lists/rules";
import { momentIn } from "../zoneContract";
import { batchTopicMessages } from "./contract";
import type { LateSort } from "./lateContract";
import type { PlanTopic } from "./planContract";

/** The rights and dates of a batch course. */
export interface PlanTerms {
  startDate: Day;
  endDate: Day;
  locked: boolean;
  planEnabled: boolean;
}

/** Why a topic cannot have been completed on a day; null when it can. */
export function completionProblem(day: Day, { startDate }: PlanTerms, today: Day): string | null {
  if (day < startDate) return batchTopicMessages.beforeStart(formatTopicDay(startDate));
  return day > today ? batchTopicMessages.notInFuture : null;
}

/** Why a batch course cannot be planned at all; null when it can. */
export function planningProblem({ locked, planEnabled }: PlanTerms): string | null {
  if (locked) return batchTopicMessages.locked;
  return planEnabled ? null : batchTopicMessages.planDisabled;
}

/** Why a day cannot be a planned date; null when it can. */
export const plannedDateProblem = (day: Day, { startDate, endDate }: PlanTerms): string | null =>
  day < startDate || day > endDate
    ? batchTopicMessages.outsideDates(formatTopicDay(startDate), formatTopicDay(endDate))
    : null;

interface Wish {
  /** The planned date that the change was made from. */
  from: Day | null;
  to: Day | null;
}

/** Why a plan cannot be changed as requested; null when it can, or when nothing changes. */
export function changeProblem({ status, plannedDate }: PlanTopic, { from, to }: Wish): string | null {
  if (plannedDate === to) return null;
  if (status === "COMPLETED") return batchTopicMessages.completedAlready;
  return plannedDate === from ? null : batchTopicMessages.changedMeanwhile;
}

const over = { notIn: ["COMPLETED" as const, "CANCELLED" as const] };

interface LateFilter {
  batchId?: number | null | undefined;
  trainerId?: number | null | undefined;
}

/** Filters courses of batches that are not completed or cancelled, by batch and trainer. */
export const lateCourseFilter = ({ batchId, trainerId }: LateFilter) => ({
  status: over,
  batch: { status: over },
  ...(typeof batchId === "number" ? { batchId } : {}),
  ...(typeof trainerId === "number" ? { trainers: { some: { trainerId } } } : {}),
});

/** Topics that were planned for a day before today and are not done. */
export const isLate = (today: Day) => ({
  status: "PENDING" as const,
  plannedDate: { lt: midnight(today) },
});

/** Orders late topics by the requested sort, or its reverse, then those most days late, then by id. */
export const lateOrder = sortOrder<LateSort, object>({
  LATE: (orient) => [{ plannedDate: orient("asc") }],
  BATCH: (orient) => [{ batchCourse: { batch: { sortKey: orient("asc") } } }, { plannedDate: orient("asc") }],
  COURSE: (orient) => [
    { batchCourse: { course: { sortKey: orient("asc") } } },
    { plannedDate: orient("asc") },
  ],
});

/** Whether it is late enough in the zone to notify trainers of late topics: from eight on. */
export const isNoticeTime = (now: Date, timeZone: string): boolean =>
  now >= momentIn(timeZone, dayIn(timeZone, now), "08:00:00");

/** When a class is held: both null is all day. */
export interface ClassTimes {
  startsAt: Date | null;
  endsAt: Date | null;
}

interface Clock {
  startTime: string | null;
  endTime: string | null;
  /** Minutes, 0 when it is not known. */
  duration: number;
}

/** The times of a day's class; without an end it lasts its duration, or else an hour. */
export function classTimes(timeZone: string, day: Day, { startTime, endTime, duration }: Clock): ClassTimes {
  if (startTime === null) return { startsAt: null, endsAt: null };
  const startsAt = momentIn(timeZone, day, startTime);
  if (endTime === null)
    return { startsAt, endsAt: new Date(startsAt.getTime() + (duration || 60) * minuteMs) };
  // A class that ends before it begins ends the next day.
  const lastDay = endTime > startTime ? day : addDays(day, 1);
  return { startsAt, endsAt: momentIn(timeZone, lastDay, endTime) };
}
