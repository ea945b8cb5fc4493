import { useState } from "react";
import type { Day } from "../../../../../gateway/domains/batchTopics/dayContract";
import { shiftPlan } from "../../../../../gateway/domains/batchTopics/planContract";
import { countOf } from "../../../../formats/counts";
import type { CourseFrame } from "../topics/courseFrame";
import { planTexts, useSavePlan } from "../topics/useSavePlan";
import {
  discardAll,
  emptyDraft,
  keepMine,
  overtaken,
  type PlanDraft,
  type PlanRowTopic,
  redo,
  setDates,
  shownTopics,
  takeTheirs,
  undo,
} from "./planDraft";
import { rangeOf, type Selection } from "./selection";

const topicNoun = { one: "topic", many: "topics" };

function outsideInWords(topics: readonly PlanRowTopic[], outside: readonly number[]): string {
  const [first] = topics.filter(({ topicId }) => outside.includes(topicId));
  const others = outside.length - 1;
  const more = others > 0 ? ` and ${countOf(others, { one: "other topic", many: "other topics" })}` : "";
  return `Nothing was shifted: ${first?.topicName ?? "a topic"}${more} would leave the course's dates.`;
}

/** The plan that is being edited: what has changed, what is selected, and everything that can be done with it. */
export function usePlanEditor(topics: readonly PlanRowTopic[], frame: CourseFrame) {
  const [draft, setDraft] = useState<PlanDraft>(emptyDraft);
  const [selection, setSelection] = useState<Selection>({ anchor: 0, active: 0 });
  const [notice, setNotice] = useState("");
  const { save, saving } = useSavePlan(frame, planTexts);
  const shown = shownTopics(topics, draft.changes);
  const [first, last] = rangeOf(selection);
  const selected = shown.slice(first, last + 1);

  const put = (dates: ReadonlyMap<number, Day | null>) => {
    setNotice("");
    setDraft((now) => setDates(now, topics, dates));
  };
  const shift = (by: number) => {
    const shifted = shiftPlan(selected, frame, by);
    if ("outside" in shifted) return setNotice(outsideInWords(shown, shifted.outside));
    put(shifted.dates);
    const count = shifted.dates.size;
    setNotice(
      count === 0
        ? "Nothing to shift: the selected topics are completed or have no date."
        : `${countOf(count, topicNoun)} shifted by ${by > 0 ? "+" : "−"}${Math.abs(by)} class ${Math.abs(by) === 1 ? "day" : "days"}.`,
    );
  };
  const saveAll = async () => {
    if (saving || draft.changes.size === 0) return;
    const moves = topics.flatMap(({ id, topicId }) => {
      const change = draft.changes.get(topicId);
      return change ? [{ topic: { id, databaseId: topicId }, ...change }] : [];
    });
    setNotice("");
    if (await save(moves, setNotice)) setDraft(emptyDraft);
  };
  return {
    ...{ frame, topics, shown, draft, selection, selected, notice, saving },
    changed: draft.changes.size,
    overtaken: overtaken(topics, draft),
    select: setSelection,
    selectAll: () => setSelection({ anchor: 0, active: topics.length - 1 }),
    put,
    clear: () => put(new Map(selected.map(({ topicId }) => [topicId, null]))),
    shift,
    undo: () => setDraft(undo),
    redo: () => setDraft(redo),
    discard: () => setDraft(discardAll),
    keepMine: () => setDraft((now) => keepMine(now, topics)),
    takeTheirs: () => setDraft((now) => takeTheirs(now, topics)),
    save: saveAll,
  };
}

export type PlanEditing = ReturnType<typeof usePlanEditor>;
