import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { type Day, maxDay, moveByClassDays } from "#gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { addMonths } from "~/formats/months";
import { dayCandidates } from "~/formats/typedDate";
import { toMonth } from "../plan/planAddress";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";

/** What typing came to: a day, no day, or why it is neither. */
export type TypedDay = { day: Day | null } | { problem: string };

type Frame = Pick<BatchCourseFrame, "startDate" | "endDate" | "today" | "classDays" | "holidays">;

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
  for (let month = toMonth(startDate); month <= toMonth(endDate); month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Class days from the date that is there, or from today or the start without one. */
function relative(text: string, current: Day | null, frame: Frame): Day | undefined {
  const steps = /^([+-])\s?(\d{1,3})$/.exec(text);
  if (!steps) return undefined;
  const by = Number(`${steps[1]}${steps[2]}`);
  return moveByClassDays(frame, current ?? maxDay(frame.startDate, frame.today), by);
}

/** Reads what was typed as a planned date: 20-11-2026, 20/11, 20 Nov, 20, +3, -1, today, or nothing. */
export function readTypedDay(typed: string, current: Day | null, frame: Frame): TypedDay {
  const text = typed.trim();
  if (text === "") return { day: null };
  const day =
    text.toLowerCase() === "today"
      ? frame.today
      : (relative(text, current, frame) ??
        choose(dayCandidates(text, { years: yearsOf(frame), months: monthsOf(frame) }), frame));
  if (day === undefined) return { problem: "Please type a date such as 20-11-2026, 20 Nov, 20 or +1" };
  if (isInside(day, frame)) return { day };
  return {
    problem: batchTopicMessages.outsideDates(
      formatTopicDate(frame.startDate),
      formatTopicDate(frame.endDate),
    ),
  };
}
