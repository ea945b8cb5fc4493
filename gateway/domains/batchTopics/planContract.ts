import { addDays, type Day, daysFrom, maxDay } from "../dayContract";
import { toPercentage } from "../enrolments/rules";
import { type ClassCalendar, classDays, isClassDay, moveByClassDays } from "./dayContract";
import { spreadOver } from "./spreadContract";

/** The fields of a topic that planning uses. */
export interface PlanTopic {
  topicId: number;
  status: "PENDING" | "COMPLETED";
  plannedDate: Day | null;
}

/** When a batch course runs, and on which days it meets. */
export interface PlanFrame extends ClassCalendar {
  startDate: Day;
  endDate: Day;
}

/** New planned dates by topic id. */
export type PlannedDates = ReadonlyMap<number, Day>;

/** The days that a topic is late: 0 when it is completed, not planned, or planned for today or later. */
export function daysLate({ status, plannedDate }: Omit<PlanTopic, "topicId">, today: Day): number {
  if (status === "COMPLETED" || plannedDate === null) return 0;
  return Math.max(0, daysFrom(plannedDate, today));
}

/** The progress of some topics; percentages are whole, and 0 without topics. */
export interface PlanCounts {
  topics: number;
  completed: number;
  planned: number;
  late: number;
  completedPercentage: number;
  plannedPercentage: number;
}

type CountedTopic = Omit<PlanTopic, "topicId">;

/** Counts topics. */
export function countPlanTopics(topics: readonly CountedTopic[], today: Day): PlanCounts {
  const count = (matches: (topic: CountedTopic) => boolean) => topics.filter(matches).length;
  const completed = count(({ status }) => status === "COMPLETED");
  const planned = count(({ plannedDate }) => plannedDate !== null);
  return {
    topics: topics.length,
    completed,
    planned,
    late: count((topic) => daysLate(topic, today) > 0),
    completedPercentage: toPercentage(completed, topics.length),
    plannedPercentage: toPercentage(planned, topics.length),
  };
}

/** Whether a topic is neither planned nor completed. */
export const isOpen = ({ status, plannedDate }: PlanTopic): boolean =>
  status === "PENDING" && plannedDate === null;

/** The class days left: from today on, or from a later start. */
export const classDaysLeft = (frame: PlanFrame, today: Day): Day[] =>
  classDays(frame, maxDay(frame.startDate, today), frame.endDate);

/** Counts the planned topics on each of the given days. */
export function countTopicsPerDay(topics: readonly PlanTopic[], days: readonly Day[]): number[] {
  const counts = new Map<Day, number>();
  for (const { plannedDate } of topics) {
    if (plannedDate !== null) counts.set(plannedDate, (counts.get(plannedDate) ?? 0) + 1);
  }
  return days.map((day) => counts.get(day) ?? 0);
}

interface Bounds {
  from: number;
  to: number;
}

/** The range of days for each open topic that keeps it in order with the planned topics. */
function findBounds(topics: readonly PlanTopic[], days: readonly Day[]): Bounds[] {
  const last = days.length - 1;
  const placed = topics.map(({ status, plannedDate }) =>
    status === "PENDING" && plannedDate !== null && plannedDate >= (days[0] ?? "") ? plannedDate : null,
  );
  return topics.flatMap((topic, index) => {
    if (!isOpen(topic)) return [];
    const before = placed.slice(0, index).reduce<Day>((latest, day) => maxDay(latest, day ?? ""), "");
    const after = placed
      .slice(index + 1)
      .reduce<Day | null>((first, day) => (day && (!first || day < first) ? day : first), null);
    const from = days.findIndex((day) => day >= before);
    const to = after === null ? last : days.findLastIndex((day) => day <= after);
    return [from >= 0 && from <= to ? { from, to } : { from: 0, to: last }];
  });
}

/**
 * Spreads the topics that are neither planned nor completed over the class days left, in the order of the
 * course: inside the dates, on class days only, as evenly as possible on top of the existing plan, and in
 * order with the planned topics where those are in order themselves. Null when no class day is left.
 */
export function autoPlan(topics: readonly PlanTopic[], frame: PlanFrame, today: Day): PlannedDates | null {
  const days = classDaysLeft(frame, today);
  if (days.length === 0) return null;
  const open = topics.filter(isOpen);
  const load = countTopicsPerDay(
    topics.filter(({ status }) => status === "PENDING"),
    days,
  );
  const free = open.map(() => ({ from: 0, to: days.length - 1 }));
  const places = spreadOver(load, findBounds(topics, days)) ?? spreadOver(load, free) ?? [];
  return new Map(open.map(({ topicId }, index) => [topicId, days[places[index] ?? 0] ?? frame.endDate]));
}

/** The topics with late dates removed, so that planning assigns them again. */
export const withoutLateDates = <Topic extends PlanTopic>(topics: readonly Topic[], today: Day): Topic[] =>
  topics.map((topic) => (daysLate(topic, today) > 0 ? { ...topic, plannedDate: null } : topic));

/** A shift, or the ids of the topics that it would move out of the batch course's dates. */
export type Shift = { dates: PlannedDates } | { outside: readonly number[] };

/** Cancels the class of a day: its topics, and all later ones, move on by one class day. */
export const withoutClassOn = (topics: readonly PlanTopic[], frame: PlanFrame, day: Day): Shift =>
  shiftPlan(
    topics.filter(({ plannedDate }) => plannedDate !== null && plannedDate >= day),
    frame,
    1,
  );

/**
 * The same when no class day is left to move on to: its topics, and all later ones, are spread over the
 * following class days in the order of their dates. Null when there is none.
 */
export function spreadAfter(topics: readonly PlanTopic[], frame: PlanFrame, day: Day): PlannedDates | null {
  const later = topics
    .filter(({ status, plannedDate }) => status === "PENDING" && plannedDate !== null && plannedDate >= day)
    .toSorted((left, right) => (left.plannedDate ?? "").localeCompare(right.plannedDate ?? ""))
    .map((topic) => ({ ...topic, plannedDate: null }));
  const startDate = addDays(day, 1);
  return autoPlan(later, { ...frame, startDate }, startDate);
}

/** The open topics that are planned for holidays from a day on. */
export const onHolidays = <Topic extends PlanTopic>(
  topics: readonly Topic[],
  { holidays }: PlanFrame,
  from: Day,
): Topic[] =>
  topics.filter(
    ({ status, plannedDate }) =>
      status === "PENDING" && plannedDate !== null && plannedDate >= from && holidays.has(plannedDate),
  );

/** Gives topics one class day each, in order, beginning with the first class day from a day on. */
export function oneClassDayEach(topics: readonly PlanTopic[], frame: PlanFrame, from: Day): Shift {
  const dates = new Map<number, Day>();
  let next = isClassDay(frame, from) ? from : moveByClassDays(frame, from, 1);
  for (const { topicId, status } of topics) {
    if (status === "COMPLETED") continue;
    dates.set(topicId, next);
    next = moveByClassDays(frame, next, 1);
  }
  return toShift(dates, frame);
}

/** Moves the planned dates of topics by class days; completed and unplanned topics stay. */
export function shiftPlan(topics: readonly PlanTopic[], frame: PlanFrame, by: number): Shift {
  const dates = new Map<number, Day>();
  for (const { topicId, status, plannedDate } of topics) {
    if (status === "COMPLETED" || plannedDate === null || by === 0) continue;
    dates.set(topicId, moveByClassDays(frame, plannedDate, by));
  }
  return toShift(dates, frame);
}

function toShift(dates: PlannedDates, { startDate, endDate }: PlanFrame): Shift {
  const outside = [...dates].filter(([, day]) => day < startDate || day > endDate);
  return outside.length > 0 ? { outside: outside.map(([topicId]) => topicId) } : { dates };
}
