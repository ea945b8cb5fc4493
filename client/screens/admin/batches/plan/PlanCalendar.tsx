import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isClassDay } from "#gateway/domains/batchTopics/dayContract";
import { maxDay } from "#gateway/domains/dayContract";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { dayInWords, monthInWords, shiftMonth, toMonth } from "~/formats/months";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { type BatchCourseContext, whyNoClass } from "../batchCourseContext";
import type { CalendarTopic } from "../planTopics";
import { CalendarGrid } from "./CalendarGrid";
import { parsePlan, planSearch } from "./PlanHead";
import { type LiftedTopic, TopicChips, TopicDragging, type TopicMove, useTopicMove } from "./topicMove";

/** The month that the address names; by default the current one, or the nearest of the course. */
function useShownMonth({ today, startDate, endDate }: BatchCourseContext) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = parsePlan(search);
  const nearest = maxDay(startDate, today < endDate ? today : endDate);
  const show = useCallback(
    (month: string) => {
      const options = { replace: true, preventScrollReset: true };
      void navigate({ search: planSearch({ view: "calendar", month }) }, options);
    },
    [navigate],
  );
  return { month: address.month ?? toMonth(nearest), show };
}

interface MonthBarProps {
  month: string;
  /** The number of topics planned in the month. */
  count: number;
  context: BatchCourseContext;
  onShow: (month: string) => void;
  move: TopicMove;
}

/** The shown month, and the navigation to the other months of the course. */
function MonthBar({ month, count, context, onShow, move }: MonthBarProps) {
  const [first, last, now] = [context.startDate, context.endDate, context.today].map(toMonth);
  const hasToday = now !== undefined && now >= (first ?? "") && now <= (last ?? "");
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <h2 aria-live="polite" className="text-base font-semibold text-ink">
        {monthInWords(month)}
        <span className="ml-2 text-sm font-normal text-muted">
          {formatQuantity(count, { one: "planned topic", many: "planned topics" })}
        </span>
      </h2>
      <div data-noprint className="flex items-center gap-1">
        {context.canPlan && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 />}
            disabled={!move.canUndo}
            title="Undo the last move"
            onClick={move.undo}
          >
            Undo
          </Button>
        )}
        {hasToday && (
          <Button size="sm" disabled={month === now} onClick={() => onShow(now)}>
            Today
          </Button>
        )}
        <IconButton
          label="Previous month"
          icon={<ChevronLeft />}
          disabled={month <= (first ?? "")}
          onClick={() => onShow(shiftMonth(month, -1))}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight />}
          disabled={month >= (last ?? "")}
          onClick={() => onShow(shiftMonth(month, 1))}
        />
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MovingBarProps {
  lifted: LiftedTopic;
  context: BatchCourseContext;
  move: TopicMove;
}

/** The topic being moved: arrow keys change the day, Enter drops it, Escape cancels. */
function MovingBar({ lifted, context, move }: MovingBarProps) {
  const bar = useRef<HTMLButtonElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const { topic, target } = lifted;
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== "Escape") return;
    event.preventDefault();
    if (step === undefined) move.cancel();
    else move.aimBy(step);
  };
  return (
    <fieldset
      aria-label={`Moving ${topic.topicName}`}
      onKeyDown={keys}
      className="sticky top-[calc(var(--header-height)+8px)] z-10 mb-3 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brand-line bg-brand-soft px-4 py-2.5 text-sm text-brand-ink"
    >
      <p className="min-w-0 flex-1 basis-52">
        <strong className="font-semibold wrap-anywhere">{topic.topicName}</strong> to{" "}
        <span className="font-medium tabular-nums">{dayInWords(target)}</span>
        {!isClassDay(context, target) && `, ${whyNoClass(context, target)}`}
        <span className="block text-xs">Choose a day with the arrow keys, or select one.</span>
      </p>
      <button
        ref={bar}
        type="button"
        className="touch inline-flex h-7 items-center rounded-md bg-brand px-2.5 text-xs font-medium text-on-brand"
        onClick={() => move.drop(topic, target)}
      >
        Drop here
      </button>
      <Button size="sm" onClick={move.cancel}>
        Cancel
      </Button>
    </fieldset>
  );
}

interface Props {
  topics: readonly CalendarTopic[];
  context: BatchCourseContext;
}

/** The plan as a monthly calendar. Topics are moved by dragging, or by picking one up and choosing another day. */
export function PlanCalendar({ topics, context }: Props) {
  const { month, show } = useShownMonth(context);
  const [spoken, setSpoken] = useState("");
  const move = useTopicMove(context, {
    onTarget: (day) => toMonth(day) !== month && show(toMonth(day)),
    onSpeak: setSpoken,
  });
  const waiting = topics.filter(({ status, plannedDate }) => status === "PENDING" && !plannedDate);
  const inMonth = topics.filter(({ plannedDate }) => plannedDate?.startsWith(month)).length;
  return (
    <section aria-label="Calendar of the plan">
      <MonthBar month={month} count={inMonth} context={context} onShow={show} move={move} />
      {move.lifted && <MovingBar lifted={move.lifted} context={context} move={move} />}
      <TopicDragging topics={topics} move={move}>
        <CalendarGrid month={month} topics={topics} context={context} move={move} />
        {waiting.length > 0 && (
          <details
            open={waiting.length <= 12}
            className="mt-5 rounded-lg border border-line bg-surface px-5 py-4"
          >
            <summary className="touch text-sm font-semibold text-ink">
              Not planned yet <span className="font-normal text-muted">({waiting.length})</span>
            </summary>
            <TopicChips
              topics={waiting}
              context={context}
              move={move}
              className="mt-3 flex flex-wrap gap-2"
            />
          </details>
        )}
      </TopicDragging>
      <p className="hidden text-sm print:block">
        {monthInWords(month)}, {formatTopicDate(context.startDate)} to {formatTopicDate(context.endDate)}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}
