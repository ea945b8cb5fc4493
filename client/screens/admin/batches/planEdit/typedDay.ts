import { batchTopicMessages } from "../../../../../gateway/domains/batchTopics/contract";
import {
  type Day,
  isDay,
  laterOf,
  moveByClassDays,
} from "../../../../../gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "../../../../formats/dates";
import { addMonths } from "../plan/monthWeeks";
import { monthOf } from "../plan/planAddress";
import type { CourseFrame } from "../topics/courseFrame";

/** What typing came to: a day, no day, or why it is neither. */
export type TypedDay = { day: Day | null } | { problem: string };

type Frame = Pick<CourseFrame, "startDate" | "endDate" | "today" | "classDays">;

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const two = (text: string | number) => String(text).padStart(2, "0");

function monthNumber(text: string): number {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase());
  return named >= 0 ? named + 1 : Number(text);
}

const isInside = (day: Day, { startDate, endDate }: Frame) => day >= startDate && day <= endDate;

/** Of several days, the first that is still to come inside the dates, else the first inside, else the first. */
function choose(days: readonly Day[], frame: Frame): Day | undefined {
  const inside = days.filter((day) => isInside(day, frame));
  return inside.find((day) => day >= frame.today) ?? inside[0] ?? days[0];
}

function yearsOf({ startDate, endDate }: Frame): number[] {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function monthsOf({ startDate, endDate }: Frame): string[] {
  const months: string[] = [];
  for (let month = monthOf(startDate); month <= monthOf(endDate); month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Every day that a text can mean: in full, without the year, or the day of the month alone. */
function candidates(text: string, frame: Frame): Day[] {
  if (isDay(text)) return [text];
  const [, day = "", month, year] =
    /^(\d{1,2})(?:[-/. ]([a-z]{3,}|\d{1,2})(?:[-/. ](\d{4}|\d{2}))?)?$/i.exec(text) ?? [];
  if (day === "") return [];
  if (month === undefined)
    return monthsOf(frame)
      .map((one) => `${one}-${two(day)}`)
      .filter(isDay);
  const years = year === undefined ? yearsOf(frame) : [year.length === 2 ? `20${year}` : year];
  return years.map((one) => `${one}-${two(monthNumber(month))}-${two(day)}`).filter(isDay);
}

/** Class days from the date that is there, or from today or the start without one. */
function relative(text: string, current: Day | null, frame: Frame): Day | undefined {
  const steps = /^([+-])\s?(\d{1,3})$/.exec(text);
  if (!steps) return undefined;
  const by = Number(`${steps[1]}${steps[2]}`);
  return moveByClassDays(frame.classDays, current ?? laterOf(frame.startDate, frame.today), by);
}

/** Reads what was typed as a planned date: 20-11-2026, 20/11, 20 Nov, 20, +3, -1, today, or nothing. */
export function readTypedDay(typed: string, current: Day | null, frame: Frame): TypedDay {
  const text = typed.trim();
  if (text === "") return { day: null };
  const day =
    text.toLowerCase() === "today"
      ? frame.today
      : (relative(text, current, frame) ?? choose(candidates(text, frame), frame));
  if (day === undefined) return { problem: "Please type a date such as 20-11-2026, 20 Nov, 20 or +1" };
  if (isInside(day, frame)) return { day };
  return {
    problem: batchTopicMessages.outsideDates(
      formatTopicDate(frame.startDate),
      formatTopicDate(frame.endDate),
    ),
  };
}
