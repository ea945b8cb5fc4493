import { TriangleAlert } from "lucide-react";
import type { ClassCalendar } from "#gateway/domains/batchTopics/dayContract";
import type { Day } from "#gateway/domains/dayContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import { formatTopicDate } from "~/formats/dates";
import type { BatchCourseFrame } from "./batchCourseFrame";

/** Returns why there is no class on a day: its holiday, or its weekday. */
export function whyNoClass({ holidays }: ClassCalendar, day: Day): string {
  const name = holidays.get(day);
  return name === undefined ? "no class day" : holidayMessages.noClass(name);
}

interface Props {
  plannedDate: string | null | undefined;
  daysLate: number;
  /** The holidays. */
  frame: Pick<BatchCourseFrame, "classDays" | "holidays">;
  isDone: boolean;
}

/** Formats how late a topic is. */
export const lateInWords = (days: number): string => `${days} ${days === 1 ? "day" : "days"} late`;

/** A planned date, with its holiday; red with the number of days if the topic is late. */
export function PlannedDay({ plannedDate, daysLate, frame, isDone }: Props) {
  if (!plannedDate) return <span className="text-muted">Not planned</span>;
  const isOnHoliday = !isDone && frame.holidays.has(plannedDate);
  return (
    <>
      <LateDay plannedDate={plannedDate} daysLate={daysLate} />
      {isOnHoliday && (
        <span className="block text-xs font-medium whitespace-normal text-warning-ink">
          {whyNoClass(frame, plannedDate)}
        </span>
      )}
    </>
  );
}

function LateDay({ plannedDate, daysLate }: { plannedDate: string; daysLate: number }) {
  if (daysLate === 0) return <span className="tabular-nums">{formatTopicDate(plannedDate)}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-medium text-danger-ink tabular-nums">
      {formatTopicDate(plannedDate)}
      <span className="inline-flex items-center gap-1 text-xs">
        <TriangleAlert aria-hidden className="size-3.5" />
        {lateInWords(daysLate)}
      </span>
    </span>
  );
}
