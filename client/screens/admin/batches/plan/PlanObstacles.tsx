import { CalendarX2, LockOpen } from "lucide-react";
import {
  onHolidays,
  type PlannedDates,
  type PlanTopic,
  shiftPlan,
} from "#gateway/domains/batchTopics/planContract";
import type { Day } from "#gateway/domains/dayContract";
import { lockBatchCourse } from "~/commands/batchCourseCommands";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { rescueFocus } from "~/ui/useHeadingFocus";
import type { BatchCourseContext } from "../batchCourseContext";

/** Unlocks a batch course. */
export function UnlockButton(place: { batchId: number; courseId: number }) {
  const [unlock, busy] = useMutation(lockBatchCourse);
  const { batchId, courseId } = place;
  const press = async () => {
    await unlock({ batchId, courseId });
    // The button disappears after unlocking, and the focus with it.
    requestAnimationFrame(rescueFocus);
  };
  return (
    <Button variant="primary" icon={<LockOpen />} busy={busy} onClick={() => void press()}>
      Unlock
    </Button>
  );
}

interface Props {
  topics: readonly PlanTopic[];
  context: BatchCourseContext;
  busy?: boolean;
  onMove: (dates: PlannedDates) => void;
}

/** The new dates of the topics that have a class day to move to. */
function nextClassDays(topics: readonly PlanTopic[], context: BatchCourseContext): PlannedDates {
  const shifted = shiftPlan(topics, context, 1);
  if ("dates" in shifted) return shifted.dates;
  const movable = topics.filter(({ topicId }) => !shifted.outside.includes(topicId));
  const rest = shiftPlan(movable, context, 1);
  return "dates" in rest ? rest.dates : new Map();
}

interface PlannedHoliday {
  name: string;
  /** The first and the last planned day. */
  first: Day;
  last: Day;
}

function daysByHoliday(topics: readonly PlanTopic[], { holidays }: BatchCourseContext): PlannedHoliday[] {
  const found = new Map<string, PlannedHoliday>();
  const days = topics.flatMap(({ plannedDate }) => plannedDate ?? []).sort();
  for (const day of days) {
    const name = holidays.get(day) ?? "";
    found.set(name, { name, first: found.get(name)?.first ?? day, last: day });
  }
  return [...found.values()];
}

/** Lists topics planned on upcoming holidays, with a button that moves them. Nothing moves by itself. */
export function HolidayNotice({ topics, context, busy = false, onMove }: Props) {
  const found = onHolidays(topics, context, context.today);
  if (found.length === 0) return null;
  const dates = nextClassDays(found, context);
  const named = daysByHoliday(found, context);
  const noun = { one: "topic is planned on a holiday", many: "topics are planned on holidays" };
  return (
    <section
      aria-label="Planned on holidays"
      className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink print:hidden"
    >
      <CalendarX2 aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {formatQuantity(found.length, noun)}:{" "}
        {named.slice(0, 3).map(({ name, first, last }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            {name} (<span className="whitespace-nowrap tabular-nums">{formatTopicDate(first)}</span>
            {last !== first && (
              <>
                {" "}
                to <span className="whitespace-nowrap tabular-nums">{formatTopicDate(last)}</span>
              </>
            )}
            )
          </span>
        ))}
        {named.length > 3 && " and others"}.
        {dates.size < found.length &&
          ` The course ends on ${formatTopicDate(context.endDate)}, with no class day after ${dates.size === 0 ? "that" : "the last of them"}.`}
      </p>
      {context.canPlan && dates.size > 0 && (
        <Button size="sm" busy={busy} onClick={() => onMove(dates)}>
          Move to the next class day
        </Button>
      )}
    </section>
  );
}
