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
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Dialog } from "~/ui/Dialog";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { LoadBars } from "./LoadBars";
import type { PlanRowTopic } from "./planDraft";
import type { PlanEditing } from "./usePlanEditor";

interface Props {
  editing: PlanEditing;
  onClose: () => void;
}

/** What Auto-plan would do, before it does it: which topics get which day, and how full the days become. */
export function AutoPlanDialog({ editing, onClose }: Props) {
  const { shown, frame } = editing;
  const [withLate, setWithLate] = useState(false);
  const late = shown.filter((topic) => daysLate(topic, frame.today) > 0).length;
  const topics = withLate ? withoutLateDates(shown, frame.today) : shown;
  const dates = autoPlan(topics, frame, frame.today);
  const count = dates?.size ?? 0;
  const take = () => {
    if (dates) editing.put(dates);
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Auto-plan"
      description="Spreads the topics without a date over the class days left, in order and as evenly as they go. What is planned or completed stays."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={count === 0} data-autofocus onClick={take}>
            {count === 0
              ? "Nothing to plan"
              : `Apply ${formatQuantity(count, { one: "date", many: "dates" })}`}
          </Button>
        </>
      }
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
      {dates && count > 0 && <Proposal topics={topics} frame={frame} dates={dates} />}
    </Dialog>
  );
}

interface ProposalProps {
  topics: readonly PlanRowTopic[];
  frame: BatchCourseFrame;
  dates: PlannedDates;
}

function Proposal({ topics, frame, dates }: ProposalProps) {
  const days = classDaysLeft(frame, frame.today);
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
