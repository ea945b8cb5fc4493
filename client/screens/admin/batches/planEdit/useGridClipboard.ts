import type { ClipboardEvent } from "react";
import type { Day } from "#gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { getRange } from "./selection";
import { readTypedDay } from "./typedDay";
import type { PlanEditing } from "./usePlanEditor";

/** Copies the selected dates, one a line, and pastes lines of dates; a single one fills the selection. */
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
      // Sheets put other columns beside: the first cell counts.
      const [cell = ""] = (lines.length === 1 ? lines[0] : lines[index])?.split("\t") ?? [];
      const read = readTypedDay(cell, topic.plannedDate, frame);
      if ("day" in read) dates.set(topic.topicId, read.day);
    }
    editing.put(dates);
  };
  return { onCopy, onPaste };
}
