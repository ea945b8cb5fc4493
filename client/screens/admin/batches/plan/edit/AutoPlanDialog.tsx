import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import {
  autoPlan,
  classDaysLeft,
  countTopicsPerDay,
  daysLate,
  type PlannedDates,
  withoutLateDates,
} from "#gateway/domains/batchTopics/planContract";
import type { Day } from "#gateway/domains/dayContract";
import { formatQuantity } from "~/formats/counts";
import { formatDayMonth, formatTopicDate } from "~/formats/dates";
import { dayInWords, weekdayInWords } from "~/formats/months";
import type { BatchCourseContext } from "~/screens/admin/batches/batchCourseContext";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";
import { ActionDialog } from "~/ui/ActionDialog";
import { Checkbox } from "~/ui/Checkbox";
import type { PlanEditing } from "./usePlanEditor";

interface LoadBarsProps {
  days: readonly Day[];
  /** The number of topics per day now. */
  before: readonly number[];
  /** The number of topics per day afterwards. */
  after: readonly number[];
}

const formatPerDay = (counts: readonly number[]): string => {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return `${most} a day`;
  return least === 0 ? `up to ${most} a day` : `${least} to ${most} a day`;
};

/** The topics on each remaining class day: already planned and new. */
function LoadBars({ days, before, after }: LoadBarsProps) {
  const most = Math.max(1, ...after);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>
          Topics by class day: <strong className="font-semibold text-ink">{formatPerDay(after)}</strong>
        </span>
        <span className="inline-flex items-center gap-3">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-sm bg-control" /> Already planned
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-sm bg-brand" /> New
          </span>
        </span>
      </figcaption>
      <div aria-hidden className="flex h-20 items-end gap-px border-b border-line">
        {days.map((day, index) => {
          const [unplanned, total] = [before[index] ?? 0, after[index] ?? 0];
          return (
            <div
              key={day}
              title={`${dayInWords(day)}: ${total}`}
              className="flex h-full min-w-0 flex-1 flex-col justify-end"
            >
              <div className="bg-brand" style={{ height: `${((total - unplanned) / most) * 100}%` }} />
              <div className="bg-control" style={{ height: `${(unplanned / most) * 100}%` }} />
            </div>
          );
        })}
      </div>
      <div aria-hidden className="mt-1 flex justify-between text-[11px] text-muted tabular-nums">
        <span>{formatDayMonth(days[0])}</span>
        <span>{formatDayMonth(days.at(-1))}</span>
      </div>
    </figure>
  );
}

interface Props {
  editing: PlanEditing;
  onClose: () => void;
}

/** Previews Auto-plan: the new date of each topic, and the topics per day. */
export function AutoPlanDialog({ editing, onClose }: Props) {
  const { shown, context } = editing;
  const [withLate, setWithLate] = useState(false);
  const late = shown.filter((topic) => daysLate(topic, context.today) > 0).length;
  const topics = withLate ? withoutLateDates(shown, context.today) : shown;
  const dates = autoPlan(topics, context, context.today);
  const count = dates?.size ?? 0;
  const take = () => {
    if (dates) editing.put(dates);
    onClose();
  };
  return (
    <ActionDialog
      size="lg"
      title="Auto-plan"
      description="Spreads topics without a date evenly over the remaining class days, in order. Planned and completed topics stay as they are."
      action={
        count === 0 ? "Nothing to plan" : `Apply ${formatQuantity(count, { one: "date", many: "dates" })}`
      }
      disabled={count === 0}
      focusAction
      onAction={take}
      onClose={onClose}
    >
      {late > 0 && (
        <Checkbox
          label={`Give the ${formatQuantity(late, { one: "late topic", many: "late topics" })} new dates too`}
          value={withLate}
          onChange={setWithLate}
          className="mb-4"
        />
      )}
      {dates === null && <p className="text-sm text-soft">{batchTopicMessages.noClassDaysLeft}.</p>}
      {dates && count === 0 && (
        <p className="text-sm text-soft">Every topic is planned or completed already.</p>
      )}
      {dates && count > 0 && <Proposal topics={topics} context={context} dates={dates} />}
    </ActionDialog>
  );
}

interface ProposalProps {
  topics: readonly PlanRowTopic[];
  context: BatchCourseContext;
  dates: PlannedDates;
}

function Proposal({ topics, context, dates }: ProposalProps) {
  const days = classDaysLeft(context, context.today);
  const pending = topics.filter(({ status }) => status === "PENDING");
  const after = pending.map((topic) => ({
    ...topic,
    plannedDate: dates.get(topic.topicId) ?? topic.plannedDate,
  }));
  return (
    <div className="grid gap-5">
      <LoadBars
        days={days}
        before={countTopicsPerDay(pending, days)}
        after={countTopicsPerDay(after, days)}
      />
      <ol className="divide-y divide-line rounded-lg border border-line text-sm">
        {topics.flatMap(({ id, topicId, topicName }) => {
          const day = dates.get(topicId);
          return day === undefined
            ? []
            : [
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-1.5">
                  <span className="min-w-0 wrap-anywhere text-ink">{topicName}</span>
                  <span className="inline-flex items-center gap-2 text-soft tabular-nums">
                    <ArrowRight aria-hidden className="size-3.5 text-muted" />
                    <span className="w-8 text-xs text-muted">{weekdayInWords(day)}</span>
                    {formatTopicDate(day)}
                  </span>
                </li>,
              ];
        })}
      </ol>
    </div>
  );
}
