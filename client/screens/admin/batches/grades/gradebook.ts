import { useCallback, useState } from "react";
import { gradeMessages } from "#gateway/domains/grades/contract";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import { enterMark } from "~/commands/gradeCommands";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";

/** A gradebook as the screen reads it. */
export type Gradebook = NonNullable<GradesScreenQuery["response"]["gradebook"]>;
export type Item = Gradebook["items"][number];
export type Learner = Gradebook["learners"][number];
export type Cell = Learner["cells"][number];

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

/** Saves marks. A mark is shown while it is saved; a refused one is reverted, and the reason is shown. */
export function useMarkEntry(book: Book) {
  const [pending, setPending] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [run] = useMutation(enterMark);
  const settle = useCallback((cellId: string) => {
    setPending((before) => new Map([...before].filter(([id]) => id !== cellId)));
  }, []);
  const save = useCallback(
    async (learner: Learner, cell: Pick<Cell, "key" | "entryId">, entry: Entry) => {
      const { userId } = learner;
      const cellId = toCellId(userId, cell.key);
      setPending((before) => new Map(before).set(cellId, entry.points));
      const saved = await run({
        ...book,
        userId,
        itemKey: cell.key,
        seen: cell.entryId ?? null,
        input: { isExcused: false, ...entry },
      });
      settle(cellId);
      return saved !== null;
    },
    [book, run, settle],
  );
  /** Saves what was typed into a cell; says why it can't be. */
  const type = useCallback(
    (learner: Learner, item: Item, cell: Cell, text: string) => {
      const points = parseMark(text);
      if (points === undefined) {
        showToast({ tone: "danger", message: `'${text}' is not a mark` });
        return;
      }
      if (points !== null && points > item.maxPoints) {
        showToast({ tone: "danger", message: gradeMessages.tooManyPoints(item.maxPoints) });
        return;
      }
      if (points !== (cell.points ?? null)) void save(learner, cell, { points });
    },
    [save],
  );
  return { pending, save, type };
}

export type MarkEntry = ReturnType<typeof useMarkEntry>;
