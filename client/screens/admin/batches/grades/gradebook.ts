import { useCallback, useRef, useState } from "react";
import { gradeMessages } from "#gateway/domains/grades/contract";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import { enterMark } from "~/commands/gradeCommands";
import { makeKey } from "~/forms/makeKey";
import { createOptimisticQueue } from "~/relay/optimisticQueue";
import type { SaveOutcome } from "~/relay/saveState";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";

/** A gradebook as the screen reads it. */
export type Gradebook = NonNullable<GradesScreenQuery["response"]["gradebook"]>;
export type Scheme = Gradebook["scheme"];
export type Item = Gradebook["items"][number];
export type Learner = Gradebook["learners"][number];
export type Cell = Learner["cells"][number];

/** A scheme as the form has it. */
export const toSchemeValues = ({ weights, letters, ...scheme }: Scheme) => ({
  weights: Object.fromEntries(weights.map(({ category, weight }) => [category, String(weight)])),
  letters: letters.map(({ label, from }) => ({ key: makeKey(), label, from: String(from) })),
  scale: String(scheme.scale),
  rounding: String(scheme.rounding),
  maxPoints: String(scheme.maxPoints),
  decimals: String(scheme.decimals),
  passingGrade: String(scheme.passingGrade),
  missingIsZero: scheme.missingIsZero,
});
export type SchemeValues = ReturnType<typeof toSchemeValues>;

/** A batch's course, as commands name it. */
export interface Book {
  batchId: number;
  courseId: number;
}

/** Names a cell among all of a gradebook. */
export const toCellId = (userId: number, itemKey: string): string => `${userId} ${itemKey}`;

/** Which learners the grid shows, besides a text in their names. */
export const learnerFilters = {
  MISSING: "With a missing mark",
  FAILING: "Below the passing grade",
  PASSING: "Passing",
} as const;
export type LearnerFilter = keyof typeof learnerFilters;

const passes: Readonly<Record<LearnerFilter, (learner: Learner) => boolean>> = {
  MISSING: ({ cells }) => cells.some(({ state }) => state === "MISSING"),
  FAILING: ({ grade }) => grade.isPassed === false,
  PASSING: ({ grade }) => grade.isPassed === true,
};

/** A text in the name or username, and a filter. */
export interface LearnerSearch {
  text: string;
  /** Null for all. */
  filter: LearnerFilter | null;
}

/** Learners whose name or username contains a text, and who pass the filter. */
export function filterLearners(
  learners: readonly Learner[],
  { text, filter }: LearnerSearch,
): readonly Learner[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && filter === null) return learners;
  return learners.filter(
    (learner) =>
      `${learner.name} ${learner.username}`.toLowerCase().includes(wanted) &&
      (filter === null || passes[filter](learner)),
  );
}

/** An entry into a cell. */
interface Entry {
  points: number | null;
  isExcused?: boolean;
  reason?: string;
}

/** A typed mark: points, null for an emptied cell, undefined for what is none. */
export function parseMark(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  return /^\d{1,4}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

const { fallback } = gradeMessages.enterMark;

/** The entries that are shown before they are saved. */
function usePending() {
  const [pending, setPending] = useState<ReadonlyMap<string, Entry>>(new Map());
  /** Shows an entry until it is disposed of; a newer one of the cell stays. */
  const show = useCallback((cellId: string, entry: Entry) => {
    setPending((before) => new Map(before).set(cellId, entry));
    const dispose = () =>
      setPending((before) => new Map([...before].filter(([id, shown]) => id !== cellId || shown !== entry)));
    return { dispose };
  }, []);
  return { pending, show };
}

/**
 * Saves marks, those of one cell one after the other. A mark is shown while it is saved; a refused one is reverted, and
 * the reason is shown.
 */
export function useMarkEntry(book: Book) {
  const { pending, show } = usePending();
  const [run] = useMutation(enterMark);
  const [queue] = useState(() => createOptimisticQueue<Entry>({ fallback }));
  /** By cell: the entry that the next request replaces. */
  const seen = useRef(new Map<string, number | null>());
  const send = useCallback(
    async (userId: number, itemKey: string, entry: Entry): Promise<SaveOutcome> => {
      const cellId = toCellId(userId, itemKey);
      const input = { isExcused: false, ...entry };
      const saved = await run({ ...book, userId, itemKey, seen: seen.current.get(cellId) ?? null, input });
      if (!saved) return { kind: "failed", reason: fallback };
      const cell = saved.grade?.cells.find(({ key }) => key === itemKey);
      seen.current.set(cellId, cell?.entryId ?? null);
      return { kind: "saved" };
    },
    [book, run],
  );
  const save = useCallback(
    ({ userId }: Learner, { key: itemKey, entryId }: Pick<Cell, "key" | "entryId">, entry: Entry) => {
      const cellId = toCellId(userId, itemKey);
      // While another entry into the cell is saved, the one to replace is known only when that one has arrived.
      if (queue.progress.read().get(cellId)?.state !== "saving") seen.current.set(cellId, entryId ?? null);
      queue.put({
        key: cellId,
        value: entry,
        show: () => show(cellId, entry),
        send: (value) => send(userId, itemKey, value),
      });
    },
    [queue, show, send],
  );
  /** Saves what was typed into a cell; says why it can't be. */
  const type = useCallback(
    (learner: Learner, item: Item, cell: Cell, text: string) => {
      const points = parseMark(text);
      if (points === undefined) {
        showToast({ tone: "danger", message: gradeMessages.notAMark });
        return;
      }
      if (points !== null && points > item.maxPoints) {
        showToast({ tone: "danger", message: gradeMessages.tooManyPoints(item.maxPoints) });
        return;
      }
      const shown = pending.get(toCellId(learner.userId, cell.key)) ?? cell;
      if (points !== (shown.points ?? null)) save(learner, cell, { points });
    },
    [pending, save],
  );
  return { pending, save, type };
}

export type MarkEntry = ReturnType<typeof useMarkEntry>;
