import { useRef, useState } from "react";
import { isClassDay } from "#gateway/domains/batchTopics/dayContract";
import { daysLate } from "#gateway/domains/batchTopics/planContract";
import { formatTopicDate } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import { weekdayInWords } from "~/formats/months";
import { type BatchCourseContext, whyNoClass } from "~/screens/admin/batches/batchCourseContext";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";
import { Badge } from "~/ui/Badge";
import { classNames } from "~/ui/classNames";
import { Kbd } from "~/ui/Kbd";
import { DayTyping, type TypedRow, useGridClipboard, useGridKeys } from "./PlanGridInput";
import { isSelected } from "./planDraft";
import type { PlanEditing } from "./usePlanEditor";

const head = "px-3 py-2 text-left text-xs font-medium text-muted";

/** All topics with their planned dates, edited like a spreadsheet. */
export function PlanGrid({ editing }: { editing: PlanEditing }) {
  const [typing, setTyping] = useState<TypedRow | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys({ editing, grid, onType: setTyping });
  const clipboard = useGridClipboard(editing);
  const { shown, topics, selection } = editing;
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid.
        role="grid"
        aria-multiselectable="true"
        aria-label="Planned dates"
        aria-rowcount={shown.length + 1}
        className="w-full border-collapse text-sm"
        onKeyDown={typing ? undefined : keys.onKeyDown}
        {...(typing ? {} : clipboard)}
      >
        <thead>
          <tr>
            <th scope="col" className={`${head} w-12 text-right max-sm:hidden`}>
              #
            </th>
            <th scope="col" className={head}>
              Topic
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              Status
            </th>
            <th scope="col" className={`${head} w-48 max-sm:w-36`}>
              Planned date
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((topic, index) => (
            <PlanGridRow
              key={topic.id}
              topic={topic}
              saved={topics[index]?.plannedDate ?? null}
              heading={shown[index - 1]?.moduleId === topic.moduleId ? null : topic.moduleName}
              index={index}
              isActive={selection.active === index}
              isSelected={isSelected(selection, index)}
              typing={typing?.index === index ? typing : null}
              editing={editing}
              onType={setTyping}
              onLeave={keys.focusRow}
            />
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-3 py-2.5 text-xs leading-6 text-muted max-md:hidden">
        Type a date, such as <Kbd>20-11</Kbd>, <Kbd>20</Kbd> or <Kbd>+1</Kbd>; <Kbd>Enter</Kbd> takes it,{" "}
        <Kbd>Esc</Kbd> leaves it. <Kbd>Shift</Kbd>+<Kbd>↓</Kbd> selects, <Kbd>Alt</Kbd>+<Kbd>→</Kbd> shifts,{" "}
        <Kbd>M</Kbd> selects the module, <Kbd>Ctrl</Kbd>+<Kbd>D</Kbd> fills down, <Kbd>Delete</Kbd> clears,{" "}
        <Kbd>Ctrl</Kbd>+<Kbd>C</Kbd> and <Kbd>V</Kbd> copy and paste, <Kbd>Ctrl</Kbd>+<Kbd>Z</Kbd> undoes,{" "}
        <Kbd>Ctrl</Kbd>+<Kbd>S</Kbd> saves.
      </p>
    </div>
  );
}

interface Props {
  topic: PlanRowTopic;
  /** The saved date. */
  saved: string | null;
  /** The module that begins with this row. */
  heading: string | null;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  typing: TypedRow | null;
  editing: PlanEditing;
  onType: (typing: TypedRow | null) => void;
  /** Typing has ended, and this row gets the focus. */
  onLeave: (index: number) => void;
}

/** A topic: its name, status and date cell. */
function PlanGridRow(props: Props) {
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
          <td className="max-sm:hidden" />
          <th
            scope="rowgroup"
            className="px-3 py-1.5 text-left text-xs font-semibold wrap-anywhere text-soft"
          >
            {heading}
          </th>
          <td colSpan={2} className="px-3 py-1.5 text-right text-xs">
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Select the topics of ${heading}`}
              className="rounded-sm font-medium text-muted hover:text-ink hover:underline"
              onClick={() => onLeave(editing.selectModule(index).active)}
            >
              Select
            </button>
          </td>
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
            <DayTyping topic={topic} typing={typing} editing={editing} onType={onType} onLeave={onLeave} />
          </td>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys of all cells.
          <td
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid takes the focus.
            role="gridcell"
            aria-readonly={isDone}
            aria-label={cellInWords(topic, isChanged, editing.context)}
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

function cellInWords(topic: PlanRowTopic, isChanged: boolean, context: BatchCourseContext): string {
  const { topicName, plannedDate, status } = topic;
  const late = daysLate(topic, context.today);
  const date = plannedDate ? `${weekdayInWords(plannedDate)} ${formatTopicDate(plannedDate)}` : "not planned";
  const notes = [
    plannedDate && context.holidays.has(plannedDate) && whyNoClass(context, plannedDate),
    late > 0 && formatDaysLate(late),
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
  const late = daysLate(topic, editing.context.today);
  if (!plannedDate) return <span className="text-muted">{isChanged ? "Date removed" : "–"}</span>;
  const meets = isClassDay(editing.context, plannedDate);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={classNames("w-8 text-xs", meets ? "text-muted" : "font-medium text-warning-ink")}>
        {weekdayInWords(plannedDate)}
      </span>
      <span className={late > 0 ? "font-medium text-danger-ink" : undefined}>
        {formatTopicDate(plannedDate)}
      </span>
      {late > 0 && <span className="text-xs text-danger-ink">{formatDaysLate(late)}</span>}
      {!meets && <span className="text-xs text-warning-ink">{whyNoClass(editing.context, plannedDate)}</span>}
    </span>
  );
}
