import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import type { Day } from "#gateway/domains/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { getRange, readTypedDay, rowAfter } from "./planDraft";
import type { PlanEditing } from "./usePlanEditor";

/** The row being typed into, and the initial text. */
export interface Typing {
  index: number;
  text: string;
}

interface GridKeys {
  editing: PlanEditing;
  grid: RefObject<HTMLElement | null>;
  onType: (typing: Typing) => void;
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
  const actOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (altKey) return withAlt[key];
    const row = rowAfter(key, selection, shown.length);
    if (row !== undefined) return () => go(row, shiftKey);
    if (ctrlKey || metaKey) return withControl(shiftKey)[key.toLowerCase()];
    return onRow[key] ?? (starts.test(key) ? () => type(key) : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { onKeyDown, focusRow };
}

/** Copies the selected dates as lines, and pastes lines of dates; a single date fills the selection. */
export function useGridClipboard(editing: PlanEditing) {
  const { selected, shown, selection, frame } = editing;

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
      const read = readTypedDay(cell, topic.plannedDate, frame);
      if ("day" in read) dates.set(topic.topicId, read.day);
    }
    editing.put(dates);
  };
  return { onCopy, onPaste };
}
