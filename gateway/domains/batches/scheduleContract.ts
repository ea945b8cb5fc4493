import { type ClassCalendar, classDays, isClassDay } from "../batchTopics/dayContract";
import type { Day } from "../dayContract";

/** The times of a batch's classes; HH:mm or HH:mm:ss, null when unset. */
export interface ScheduleFacts extends ClassCalendar {
  startDate: Day;
  endDate: Day;
  startTime: string | null;
  endTime: string | null;
}

/** The totals of a schedule; each can be overridden. */
export interface ScheduleTotals {
  /** Minutes of one class. */
  duration: number;
  /** The count of class days. */
  noOfDays: number;
  totalHours: number;
  completedHours: number;
}

/** Totals that staff typed; 0 overrides nothing. */
export type ScheduleOverrides = ScheduleTotals;

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Returns the minutes from the beginning to the end of a class; 0 while one of them is unset. */
function classMinutes({ startTime, endTime }: ScheduleFacts): number {
  if (!startTime || !endTime) return 0;
  return Math.max(0, minutesIn(endTime) - minutesIn(startTime));
}

/** The longest batch whose class days are counted, in years; a typed year may be far off. */
const longest = 100;

function countClassDays(facts: ScheduleFacts): number {
  const { startDate, endDate } = facts;
  const isCountable =
    startDate <= endDate && Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4)) < longest;
  return isCountable ? classDays(facts, startDate, endDate).length : 0;
}

/** Hours as people write them: at most two decimals. */
const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/**
 * Returns the totals of a schedule and of the days on which topics were completed. Total and completed hours
 * follow overridden minutes and days.
 */
export function computeSchedule(
  facts: ScheduleFacts,
  completedOn: readonly Day[],
  own: Partial<ScheduleOverrides> = {},
): ScheduleTotals {
  const [duration, noOfDays] = [classMinutes(facts), countClassDays(facts)];
  const held = completedOn.filter((day) => isClassDay(facts, day)).length;
  const minutes = own.duration || duration;
  return {
    duration,
    noOfDays,
    totalHours: toHours((own.noOfDays || noOfDays) * minutes),
    completedHours: toHours(held * minutes),
  };
}

const names = ["duration", "noOfDays", "totalHours", "completedHours"] as const;

/** Returns the totals with overrides applied. */
export function withOverrides(computed: ScheduleTotals, own: ScheduleOverrides): ScheduleTotals {
  return Object.fromEntries(names.map((name) => [name, own[name] || computed[name]])) as Record<
    (typeof names)[number],
    number
  >;
}

interface Before {
  own: ScheduleOverrides;
  shown: ScheduleTotals;
}

/**
 * Returns the overrides to store for typed totals. A total that was not edited keeps its stored value; 0, and
 * the computed value, override nothing.
 */
export function toOverrides(
  typed: ScheduleTotals,
  {
    facts,
    completedOn,
    before,
  }: { facts: ScheduleFacts; completedOn: readonly Day[]; before: Before | null },
): ScheduleOverrides {
  const { duration, noOfDays, totalHours, completedHours } = typed;
  const kept = { duration, noOfDays, totalHours, completedHours };
  for (const name of names) if (before && typed[name] === before.shown[name]) kept[name] = before.own[name];
  const computed = computeSchedule(facts, completedOn, kept);
  for (const name of names) if (kept[name] === computed[name]) kept[name] = 0;
  return kept;
}
