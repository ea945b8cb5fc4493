import { isClassDay } from "#gateway/domains/batchTopics/dayContract";
import { daysLate } from "#gateway/domains/batchTopics/planContract";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { Badge } from "~/ui/Badge";
import { classNames } from "~/ui/classNames";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { lateInWords } from "../topics/PlannedDay";
import { whyNoClass } from "../topics/whyNoClass";
import { DayTyping } from "./DayTyping";
import type { Typing } from "./PlanGrid";
import type { PlanRowTopic } from "./planDraft";
import type { PlanEditing } from "./usePlanEditor";

interface Props {
  topic: PlanRowTopic;
  /** The date that the server has. */
  saved: string | null;
  /** The module that begins with this row. */
  heading: string | null;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  typing: Typing | null;
  editing: PlanEditing;
  onType: (typing: Typing | null) => void;
  /** Typing is over: the focus belongs to this row. */
  onLeave: (index: number) => void;
}

/** One topic: its name, whether it is done, and the cell of its date. */
export function PlanGridRow(props: Props) {
  const { topic, saved, heading, index, isActive, isSelected, typing, editing, onType, onLeave } = props;
  const isDone = topic.status === "COMPLETED";
  const isChanged = saved !== topic.plannedDate;
  const press = (shiftKey: boolean) => {
    if (shiftKey) editing.select({ ...editing.selection, active: index });
    else if (isActive && isSelected && !isDone) onType({ index, text: formatTopicDate(topic.plannedDate) });
    else editing.select({ anchor: index, active: index });
  };
  return (
    <>
      {heading && (
        <tr className="border-t border-line bg-sunken">
          <th colSpan={4} scope="rowgroup" className="px-3 py-1.5 text-left text-xs font-semibold text-soft">
            <span className="flex items-baseline justify-between gap-3">
              <span className="wrap-anywhere">{heading}</span>
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Select the topics of ${heading}`}
                className="shrink-0 rounded-sm font-medium text-muted hover:text-ink hover:underline"
                onClick={() => onLeave(editing.selectModule(index).active)}
              >
                Select
              </button>
            </span>
          </th>
        </tr>
      )}
      <tr
        aria-selected={isSelected}
        className={classNames("border-t border-line", isSelected ? "bg-brand-soft" : "bg-surface")}
      >
        <td className="px-3 py-1.5 text-right text-xs text-muted tabular-nums max-sm:hidden">{index + 1}</td>
        <th scope="row" className="px-3 py-1.5 text-left font-medium wrap-anywhere text-ink">
          {topic.topicName}
        </th>
        <td className="px-3 py-1.5 max-sm:hidden">
          {isDone ? <Badge tone="success">Completed</Badge> : <span className="text-muted">Pending</span>}
        </td>
        {typing ? (
          <td className="p-0.5 align-top">
            <DayTyping {...{ topic, typing, editing, onType, onLeave }} />
          </td>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it answers the keys of all cells.
          <td
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid takes the focus.
            role="gridcell"
            aria-readonly={isDone}
            aria-label={cellInWords(topic, isChanged, editing.frame)}
            data-row={index}
            tabIndex={isActive ? 0 : -1}
            onMouseDown={(event) => {
              if (event.shiftKey) event.preventDefault();
            }}
            onClick={(event) => press(event.shiftKey)}
            className={classNames(
              "h-11 cursor-cell px-3 py-1.5 tabular-nums outline-offset-[-2px]! sm:h-9",
              isChanged && "shadow-[inset_3px_0_0_var(--color-warning)]",
              isDone && "cursor-default text-muted",
            )}
          >
            <ShownDay topic={topic} editing={editing} isChanged={isChanged} />
          </td>
        )}
      </tr>
    </>
  );
}

function cellInWords(topic: PlanRowTopic, isChanged: boolean, frame: BatchCourseFrame): string {
  const { topicName, plannedDate, status } = topic;
  const late = daysLate(topic, frame.today);
  const date = plannedDate ? `${weekdayInWords(plannedDate)} ${formatTopicDate(plannedDate)}` : "not planned";
  const notes = [
    plannedDate && frame.holidays.has(plannedDate) && whyNoClass(frame, plannedDate),
    late > 0 && lateInWords(late),
    status === "COMPLETED" && "completed",
    isChanged && "changed, not saved",
  ].filter(Boolean);
  return [`Planned date of ${topicName}: ${date}`, ...notes].join(", ");
}

function ShownDay({
  topic,
  editing,
  isChanged,
}: {
  topic: PlanRowTopic;
  editing: PlanEditing;
  isChanged: boolean;
}) {
  const { plannedDate } = topic;
  const late = daysLate(topic, editing.frame.today);
  if (!plannedDate) return <span className="text-muted">{isChanged ? "Taken away" : "–"}</span>;
  const meets = isClassDay(editing.frame, plannedDate);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={classNames("w-8 text-xs", meets ? "text-muted" : "font-medium text-warning-ink")}>
        {weekdayInWords(plannedDate)}
      </span>
      <span className={late > 0 ? "font-medium text-danger-ink" : undefined}>
        {formatTopicDate(plannedDate)}
      </span>
      {late > 0 && <span className="text-xs text-danger-ink">{lateInWords(late)}</span>}
      {!meets && <span className="text-xs text-warning-ink">{whyNoClass(editing.frame, plannedDate)}</span>}
    </span>
  );
}
