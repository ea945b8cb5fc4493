import type { KeyboardEvent, RefObject } from "react";
import { formatTopicDate } from "../../../../formats/dates";
import type { Typing } from "./PlanGrid";
import { rowAfter } from "./selection";
import type { PlanEditing } from "./usePlanEditor";

interface GridKeys {
  editing: PlanEditing;
  grid: RefObject<HTMLElement | null>;
  onType: (typing: Typing) => void;
}

/** What starts a date: a digit, a sign, or a letter of 'today'. */
const starts = /^[\d+\-t]$/i;

/** The keys of the grid while nothing is typed into it. */
export function useGridKeys({ editing, grid, onType }: GridKeys) {
  const { selection, shown } = editing;

  const focusRow = (index: number) => {
    // The row is there after the next paint: its cell was a field until now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus());
  };
  const go = (active: number, extend: boolean) => {
    editing.select({ anchor: extend ? selection.anchor : active, active });
    focusRow(active);
  };
  const type = (text: string) => {
    if (shown[selection.active]?.status === "PENDING") onType({ index: selection.active, text });
  };

  /** Answers whether the key was one of the grid's. */
  const handle = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey && (key === "ArrowLeft" || key === "ArrowRight")) {
      editing.shift(key === "ArrowLeft" ? -1 : 1);
      return true;
    }
    if (event.altKey) return false;
    if (control && key.toLowerCase() === "a") {
      editing.selectAll();
      return true;
    }
    const row = rowAfter(key, selection, shown.length);
    if (row !== undefined) go(row, event.shiftKey);
    else if (control) return false;
    else if (key === "Enter" || key === "F2") type(formatTopicDate(shown[selection.active]?.plannedDate));
    else if (key === "Delete" || key === "Backspace") editing.clear();
    else if (key === "Escape") go(selection.active, false);
    else if (starts.test(key)) type(key);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (handle(event)) event.preventDefault();
  };
  return { onKeyDown, focusRow };
}
