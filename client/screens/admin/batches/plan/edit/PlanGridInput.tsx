import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Day } from "#gateway/domains/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { type BatchCourseContext, whyNoClass } from "~/screens/admin/batches/batchCourseContext";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";
import { classNames } from "~/ui/classNames";
import { controlClass } from "~/ui/controlClass";
import { isComposing } from "~/ui/isComposing";
import { getRange, readTypedDay, rowAfter } from "./planDraft";
import type { PlanEditing } from "./usePlanEditor";

/** The row being typed into, and the initial text. */
export interface TypedRow {
  index: number;
  text: string;
}

interface GridKeys {
  editing: PlanEditing;
  grid: RefObject<HTMLElement | null>;
  onType: (typing: TypedRow) => void;
}

type Acts = Readonly<Record<string, () => void>>;

/** The first character of a date: a digit, a sign, or a letter of 'today'. */
const starts = /^[\d+\-t]$/i;

/** The keys of the grid while no date is being typed. */
export function useGridKeys({ editing, grid, onType }: GridKeys) {
  const { selection, shown } = editing;

  const focusRow = (index: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus();
  const go = (active: number, extend: boolean) => {
    editing.select({ anchor: extend ? selection.anchor : active, active });
    focusRow(active);
  };
  const type = (text: string) => {
    if (shown[selection.active]?.status === "PENDING") onType({ index: selection.active, text });
  };

  const onRow: Acts = {
    Enter: () => type(formatTopicDate(shown[selection.active]?.plannedDate)),
    F2: () => type(formatTopicDate(shown[selection.active]?.plannedDate)),
    Delete: editing.clear,
    Backspace: editing.clear,
    Escape: () => go(selection.active, false),
    m: () => {
      const range = editing.selectModule(selection.active);
      focusRow(range.active);
    },
  };
  const withAlt: Acts = {
    ArrowLeft: () => editing.shift(-1),
    ArrowRight: () => editing.shift(1),
  };
  const withControl = (shiftKey: boolean): Acts => ({
    a: editing.selectAll,
    d: shiftKey ? editing.fillSeries : editing.fillDown,
  });
  /** Returns the action of a key; undefined for keys that are not the grid's. */
  const findAct = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (altKey) return withAlt[key];
    const row = rowAfter(key, selection, shown.length);
    if (row !== undefined) return () => go(row, shiftKey);
    if (ctrlKey || metaKey) return withControl(shiftKey)[key.toLowerCase()];
    return onRow[key] ?? (starts.test(key) ? () => type(key) : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = findAct(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { onKeyDown, focusRow };
}

/** Copies the selected dates as lines, and pastes lines of dates; a single date fills the selection. */
export function useGridClipboard(editing: PlanEditing) {
  const { selected, shown, selection, context } = editing;

  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData(
      "text/plain",
      selected.map(({ plannedDate }) => formatTopicDate(plannedDate)).join("\n"),
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const lines = event.clipboardData
      .getData("text/plain")
      .replace(/\r?\n$/, "")
      .split(/\r?\n/);
    const [first] = getRange(selection);
    const onto = lines.length === 1 ? selected : shown.slice(first, first + lines.length);
    const dates = new Map<number, Day | null>();
    for (const [index, topic] of onto.entries()) {
      // Spreadsheets add further columns: the first cell counts.
      const [cell = ""] = (lines.length === 1 ? lines[0] : lines[index])?.split("\t") ?? [];
      const read = readTypedDay(cell, topic.plannedDate, context);
      if ("day" in read) dates.set(topic.topicId, read.day);
    }
    editing.put(dates);
  };
  return { onCopy, onPaste };
}

interface Props {
  topic: PlanRowTopic;
  typing: TypedRow;
  editing: PlanEditing;
  onType: (typing: TypedRow | null) => void;
  onLeave: (index: number) => void;
}

/** The typed date is a holiday, which may be used after confirmation. */
function holidayWarning(text: string, current: Day | null, context: BatchCourseContext): string {
  const read = readTypedDay(text, current, context);
  const isHoliday = "day" in read && read.day !== null && context.holidays.has(read.day);
  return isHoliday ? whyNoClass(context, read.day ?? "") : "";
}

/** The field for typing a date: Enter saves it and moves to the next row, Escape restores the previous one. */
export function DayTyping({ topic, typing, editing, onType, onLeave }: Props) {
  const [text, setText] = useState(typing.text);
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  const id = useId();
  const warning = holidayWarning(text, topic.plannedDate, editing.context);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    // Typing continues after the key that opened the field, and replaces the previous date.
    if (typing.text.length > 1) field?.select();
  }, [typing.text]);

  const leave = (index: number) => {
    over.current = true;
    const to = Math.min(editing.shown.length - 1, Math.max(0, index));
    // The cell replaces the field before the next key, which belongs to the cell.
    flushSync(() => {
      onType(null);
      editing.select({ anchor: to, active: to });
    });
    onLeave(to);
  };
  const take = (onto: readonly PlanRowTopic[]): boolean => {
    const read = readTypedDay(text, topic.plannedDate, editing.context);
    if ("problem" in read) {
      setProblem(read.problem);
      return false;
    }
    editing.put(new Map(onto.map(({ topicId }) => [topicId, read.day])));
    return true;
  };
  const takeAndGo = (onto: readonly PlanRowTopic[], by: number) => {
    if (take(onto)) leave(typing.index + by);
  };
  const findAction = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === "Enter" && (ctrlKey || metaKey)) return () => takeAndGo(editing.selected, 0);
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => takeAndGo([topic], shiftKey ? -1 : 1),
      ArrowDown: () => takeAndGo([topic], 1),
      ArrowUp: () => takeAndGo([topic], -1),
      Escape: () => leave(typing.index),
    };
    return acts[key];
  };
  const keys = (event: KeyboardEvent) => {
    const act = isComposing(event) ? undefined : findAction(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <input
        ref={input}
        aria-label={`Planned date of ${topic.topicName}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={text}
        placeholder="dd-MM-yyyy"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={keys}
        onBlur={() => {
          if (over.current) return;
          take([topic]);
          onType(null);
        }}
        className={classNames(controlClass, "h-10 px-2.5! text-sm tabular-nums sm:h-8")}
      />
      {problem && (
        <p id={id} role="alert" className="px-1 py-1 text-xs font-medium text-danger-ink">
          {problem}
        </p>
      )}
      <p role="status" className="px-1 text-xs font-medium text-warning-ink not-empty:py-1">
        {!problem && warning}
      </p>
    </>
  );
}
