import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discardAll,
  emptyDraft,
  getRange,
  keepMine,
  moduleRange,
  overtaken,
  type PlanDraft,
  redo,
  setDates,
  shownTopics,
  takeTheirs,
  undo,
} from "~/screens/admin/batches/plan/edit/planDraft";
import type { PlanRowTopic } from "~/screens/admin/batches/planTopics";

const topics: PlanRowTopic[] = [1, 2, 3, 4].map((topicId) => ({
  topicId,
  id: `T${topicId}`,
  topicName: `Topic ${topicId}`,
  moduleId: "Part",
  moduleName: "Part",
  status: topicId === 4 ? "COMPLETED" : "PENDING",
  plannedDate: topicId === 2 ? "2026-11-20" : null,
}));

const edit = fc.oneof(
  fc.record({
    topicId: fc.integer({ min: 1, max: 4 }),
    day: fc.constantFrom("2026-11-20", "2026-11-23", null),
  }),
  fc.constant("discard" as const),
);

const apply = (draft: PlanDraft, change: { topicId: number; day: string | null } | "discard") =>
  change === "discard" ? discardAll(draft) : setDates(draft, topics, new Map([[change.topicId, change.day]]));

describe("the draft of a plan", () => {
  it("goes back step by step to what it was, and forth again", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const states = [emptyDraft];
        for (const change of edits) {
          const next = apply(states.at(-1) ?? emptyDraft, change);
          if (next !== states.at(-1)) states.push(next);
        }
        let draft = states.at(-1) ?? emptyDraft;
        for (const before of states.slice(0, -1).reverse()) {
          draft = undo(draft);
          expect(draft.changes).toEqual(before.changes);
        }
        expect(undo(draft)).toBe(draft);
        for (const after of states.slice(1)) {
          draft = redo(draft);
          expect(draft.changes).toEqual(after.changes);
        }
      }),
    );
  });

  it("never changes a completed topic, and forgets a change that leads back", () => {
    const dates = new Map([
      [2, "2026-11-23"],
      [4, "2026-11-23"],
    ]);
    const draft = setDates(emptyDraft, topics, dates);
    expect([...draft.changes]).toEqual([[2, { from: "2026-11-20", to: "2026-11-23" }]]);
    expect(setDates(draft, topics, new Map([[2, "2026-11-20"]])).changes.size).toBe(0);
  });

  it("finds the changes that someone else has overtaken, and keeps either's dates", () => {
    const draft = setDates(
      emptyDraft,
      topics,
      new Map([
        [1, "2026-11-23"],
        [2, "2026-11-24"],
        [3, "2026-11-25"],
      ]),
    );
    const theirs = topics.map((topic): PlanRowTopic => {
      if (topic.topicId === 1) return { ...topic, plannedDate: "2026-11-30" };
      return topic.topicId === 2 ? { ...topic, status: "COMPLETED" } : topic;
    });
    expect(overtaken(topics, draft)).toEqual([]);
    expect(overtaken(theirs, draft).map(({ topicId }) => topicId)).toEqual([1, 2]);
    const mine = keepMine(draft, theirs);
    expect([...mine.changes]).toEqual([
      [1, { from: "2026-11-30", to: "2026-11-23" }],
      [3, { from: null, to: "2026-11-25" }],
    ]);
    const given = takeTheirs(draft, theirs);
    expect(shownTopics(theirs, given.changes).map(({ plannedDate }) => plannedDate)).toEqual([
      "2026-11-30",
      "2026-11-20",
      "2026-11-25",
      null,
    ]);
    expect(overtaken(theirs, mine)).toEqual([]);
  });
});

describe("a selected module", () => {
  it("is all of its rows, from wherever in it one stands", () => {
    const rows = ["A", "A", "B", "B", "B", "C"].map((moduleId) => ({ moduleId }));
    const ranges = rows.map((_, index) => getRange(moduleRange(rows, index)));
    expect(ranges).toEqual([
      [0, 1],
      [0, 1],
      [2, 4],
      [2, 4],
      [2, 4],
      [5, 5],
    ]);
  });
});
