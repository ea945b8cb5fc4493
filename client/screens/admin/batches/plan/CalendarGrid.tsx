import { useDroppable } from "@dnd-kit/core";
import { isClassDay } from "#gateway/domains/batchTopics/dayContract";
import type { Day } from "#gateway/domains/dayContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import { formatDayMonth } from "~/formats/dates";
import { dayInWords, monthWeeks, weekdayInWords } from "~/formats/months";
import { classNames } from "~/ui/classNames";
import type { BatchCourseContext } from "../batchCourseContext";
import type { CalendarTopic } from "../planTopics";
import { NoClassButton } from "./NoClassButton";
import { TopicChips, type TopicMove } from "./topicMove";

/** The name of a day's holiday, on which there is no class. */
function HolidayName({ name }: { name: string }) {
  return (
    <p
      title={holidayMessages.noClass(name)}
      className="mb-1 line-clamp-2 text-xs font-medium wrap-anywhere text-soft"
    >
      <span className="sr-only">No class: </span>
      {name}
    </p>
  );
}

interface Props {
  month: string;
  topics: readonly CalendarTopic[];
  context: BatchCourseContext;
  move: TopicMove;
}

function byDay(topics: readonly CalendarTopic[]): ReadonlyMap<string, CalendarTopic[]> {
  const days = new Map<string, CalendarTopic[]>();
  for (const topic of topics) {
    if (!topic.plannedDate) continue;
    days.set(topic.plannedDate, [...(days.get(topic.plannedDate) ?? []), topic]);
  }
  return days;
}

/** The weekdays without content, whose columns are narrower. */
function quietWeekdays(weeks: readonly Day[][], isUsed: (day: Day) => boolean): ReadonlySet<number> {
  const all = [0, 1, 2, 3, 4, 5, 6];
  return new Set(all.filter((weekday) => weeks.every((week) => !isUsed(week[weekday] ?? ""))));
}

/** A month in weeks; on a phone, a list of the relevant days. */
export function CalendarGrid({ month, topics, context, move }: Props) {
  const weeks = monthWeeks(month);
  const days = byDay(topics);
  const quiet = quietWeekdays(
    weeks,
    (day) => days.has(day) || isClassDay(context, day) || context.holidays.has(day),
  );
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface max-md:border-0 max-md:bg-transparent">
      <table className="w-full table-fixed border-collapse text-sm max-md:block">
        <caption className="sr-only">Planned topics by day</caption>
        <thead className="max-md:sr-only">
          <tr>
            {weeks[0]?.map((day, weekday) => (
              <th
                key={day}
                scope="col"
                className={classNames(
                  "border-b border-line px-2 py-1.5 text-left text-xs font-medium text-muted",
                  quiet.has(weekday) && "w-15",
                )}
              >
                {weekdayInWords(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {weeks.map((week) => (
            <tr key={week[0]} className="max-md:grid max-md:gap-2 max-md:pb-2">
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOfMonth={day.startsWith(month)}
                  topics={days.get(day) ?? []}
                  all={topics}
                  context={context}
                  move={move}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Omit<Props, "month"> {
  day: Day;
  isOfMonth: boolean;
  /** All topics of the course that can be dropped on this day. */
  all: readonly CalendarTopic[];
}

function DayCell({ day, isOfMonth, topics, all, context, move }: CellProps) {
  const mayDrop = context.canPlan && move.isInside(day);
  const { setNodeRef, isOver, active } = useDroppable({ id: day, disabled: !mayDrop });
  const isTarget = move.lifted?.target === day;
  const isMoving = move.lifted !== null || active !== null;
  const holiday = move.isInside(day) ? context.holidays.get(day) : undefined;
  const isEmpty = topics.length === 0 && !holiday && !(isMoving && mayDrop);
  return (
    <td
      ref={setNodeRef}
      data-day={mayDrop ? day : undefined}
      className={classNames(
        "group relative h-24 border-b border-line p-1.5 align-top not-last:border-r max-md:h-auto max-md:rounded-lg max-md:border max-md:p-3",
        isEmpty && "max-md:hidden",
        !isOfMonth && "max-md:hidden",
        move.isInside(day) && isClassDay(context, day) ? "bg-surface" : "bg-sunken",
        (isOver || isTarget) && "outline-2 -outline-offset-2 outline-brand-ink",
      )}
    >
      <div className="mb-1 flex items-center justify-between">
        <DayNumber day={day} context={context} isOfMonth={isOfMonth} />
        {context.canPlan && !move.lifted && (
          <NoClassButton day={day} all={all} context={context} move={move} />
        )}
      </div>
      {holiday && <HolidayName name={holiday} />}
      <TopicChips topics={topics} context={context} move={move} className="grid gap-1" />
      {move.lifted && mayDrop && <DropButton day={day} move={move} />}
    </td>
  );
}

function DayNumber({
  day,
  context,
  isOfMonth,
}: {
  day: Day;
  context: BatchCourseContext;
  isOfMonth: boolean;
}) {
  const isToday = day === context.today;
  return (
    <p className="flex items-center gap-1 text-xs tabular-nums">
      <span className="text-muted md:hidden">{weekdayInWords(day)}</span>
      <span className={isToday ? "rounded-full bg-brand px-1.5 font-semibold text-on-brand" : "text-muted"}>
        {isOfMonth ? Number(day.slice(8)) : formatDayMonth(day)}
      </span>
      {isToday && <span className="sr-only">today</span>}
    </p>
  );
}

/** Covers a day while a topic is being moved, so that a press anywhere on the day drops the topic. */
function DropButton({ day, move }: { day: Day; move: TopicMove }) {
  const { lifted } = move;
  if (!lifted) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Move to ${dayInWords(day)}`}
      className="absolute inset-0 cursor-copy hover:bg-brand/10"
      onClick={() => move.drop(lifted.topic, day)}
    />
  );
}
