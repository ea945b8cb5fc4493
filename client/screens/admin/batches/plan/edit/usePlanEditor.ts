import { useState } from "react";
import { oneClassDayEach, type Shift, shiftPlan } from "#gateway/domains/batchTopics/planContract";
import { type Day, maxDay } from "#gateway/domains/dayContract";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import type { BatchCourseContext } from "~/screens/admin/batches/batchCourseContext";
import { type PlanRowTopic, useSavePlan } from "~/screens/admin/batches/planTopics";
import {
  discardAll,
  emptyDraft,
  getRange,
  keepMine,
  moduleRange,
  overtaken,
  type PlanDraft,
  redo,
  type Selection,
  setDates,
  shownTopics,
  takeTheirs,
  undo,
} from "./planDraft";

function outsideInWords(topics: readonly PlanRowTopic[], outside: readonly number[]): string {
  const [first] = topics.filter(({ topicId }) => outside.includes(topicId));
  const others = outside.length - 1;
  const more =
    others > 0 ? ` and ${formatQuantity(others, { one: "other topic", many: "other topics" })}` : "";
  return `Nothing changed: ${first?.topicName ?? "a topic"}${more} would be outside the course's dates.`;
}

/** Returns the initial row: the first topic that can still be planned. */
function firstPending(topics: readonly PlanRowTopic[]): Selection {
  const index = Math.max(
    0,
    topics.findIndex(({ status }) => status === "PENDING"),
  );
  return { anchor: index, active: index };
}

/** The state of the plan editor: changes, selection and actions. */
export function usePlanEditor(topics: readonly PlanRowTopic[], context: BatchCourseContext) {
  const [draft, setDraft] = useState<PlanDraft>(emptyDraft);
  const [selection, setSelection] = useState<Selection>(() => firstPending(topics));
  const [notice, setNotice] = useState("");
  const { save, saving } = useSavePlan(context);
  const shown = shownTopics(topics, draft.changes);
  const [first, last] = getRange(selection);
  const selected = shown.slice(first, last + 1);

  const put = (dates: ReadonlyMap<number, Day | null>) => {
    setNotice("");
    setDraft((now) => setDates(now, topics, dates));
  };
  const putShift = (shifted: Shift, describe: (count: number) => string) => {
    if ("outside" in shifted) return setNotice(outsideInWords(shown, shifted.outside));
    put(shifted.dates);
    setNotice(describe(shifted.dates.size));
  };
  const shift = (by: number) =>
    putShift(shiftPlan(selected, context, by), (count) =>
      count === 0
        ? "Nothing to shift: the selected topics are completed or have no date."
        : `${formatQuantity(count, topicNoun)} shifted by ${by > 0 ? "+" : "−"}${Math.abs(by)} class ${Math.abs(by) === 1 ? "day" : "days"}.`,
    );
  const firstOpen = selected.find(({ status }) => status === "PENDING");
  /** Returns the date that a series begins with: that of its first topic, else today or the start of the course. */
  const seriesStart = firstOpen?.plannedDate ?? maxDay(context.startDate, context.today);
  const fillSeries = () =>
    putShift(oneClassDayEach(selected, context, seriesStart), (count) =>
      count === 0
        ? "Nothing to plan: the selected topics are completed."
        : `${formatQuantity(count, topicNoun)} planned, one on each class day.`,
    );
  const fillDown = () => {
    const date = selected[0]?.plannedDate ?? null;
    if (date === null) return setNotice("Nothing to fill in: the first selected topic has no date.");
    put(new Map(selected.map(({ topicId }) => [topicId, date])));
  };
  const saveAll = async () => {
    if (saving || draft.changes.size === 0) return;
    const moves = topics.flatMap((topic) => {
      const change = draft.changes.get(topic.topicId);
      return change ? [{ topic, ...change }] : [];
    });
    setNotice("");
    if (await save(moves, setNotice)) setDraft(emptyDraft);
  };
  return {
    context,
    topics,
    shown,
    draft,
    selection,
    selected,
    notice,
    saving,
    changed: draft.changes.size,
    overtaken: overtaken(topics, draft),
    select: setSelection,
    selectToEnd: () => setSelection({ anchor: first, active: topics.length - 1 }),
    selectAll: () => setSelection({ anchor: 0, active: topics.length - 1 }),
    put,
    clear: () => put(new Map(selected.map(({ topicId }) => [topicId, null]))),
    shift,
    fillSeries,
    fillDown,
    selectModule: (index: number) => {
      const range = moduleRange(topics, index);
      setSelection(range);
      return range;
    },
    undo: () => setDraft(undo),
    redo: () => setDraft(redo),
    discard: () => setDraft(discardAll),
    keepMine: () => setDraft((now) => keepMine(now, topics)),
    takeTheirs: () => setDraft((now) => takeTheirs(now, topics)),
    save: saveAll,
  };
}

export type PlanEditing = ReturnType<typeof usePlanEditor>;
