import { useCallback, useRef, useState } from "react";
import {
  type CellState,
  cellStateLabels,
  formatPoints,
  gradeMessages,
} from "#gateway/domains/grades/contract";
import { readMarkText } from "#gateway/domains/grades/markContract";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import { enterMark } from "~/commands/gradeCommands";
import { createOptimisticQueue } from "~/relay/optimisticQueue";
import type { SaveOutcome } from "~/relay/saveState";
import { useMutation } from "~/relay/useMutation";

/** A gradebook as the screen reads it. */
export type Gradebook = NonNullable<GradesScreenQuery["response"]["gradebook"]>;
export type Scheme = Gradebook["scheme"];
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

/**
 * Learners whose name or username contains a text, and who pass the filter. The one whose mark is being typed stays, also
 * if others change what the filter asks for.
 */
export function filterLearners(
  learners: readonly Learner[],
  { text, filter }: LearnerSearch,
  typedUserId: number | null = null,
): readonly Learner[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && filter === null) return learners;
  return learners.filter(
    (learner) =>
      learner.userId === typedUserId ||
      (`${learner.name} ${learner.username}`.toLowerCase().includes(wanted) &&
        (filter === null || passes[filter](learner))),
  );
}

/** The entry that is in a cell when an edit begins; null for none, 'own' for one that is still being saved. */
export type SeenEntry = number | null | "own";

/** An entry into a cell. */
interface Entry {
  points: number | null;
  isExcused?: boolean;
  reason?: string;
}

/** A typed mark: points, null for an emptied cell, undefined for what is none. */
export function parseMark(text: string): number | null | undefined {
  return text.trim() === "" ? null : (readMarkText(text) ?? undefined);
}

/** Why a typed mark can't be saved; undefined for one that can, and for an emptied cell. */
export function findMarkProblem(text: string, { maxPoints }: Pick<Item, "maxPoints">): string | undefined {
  const points = parseMark(text);
  if (points === undefined) return gradeMessages.notAMark;
  return points !== null && points > maxPoints ? gradeMessages.tooManyPoints(maxPoints) : undefined;
}

/** A mark that was not saved, as it was typed, and why. */
export interface RefusedMark {
  text: string;
  message: string;
}

/** A cell with its learner and item. */
interface EditedCell {
  learner: Learner;
  item: Item;
  cell: Cell;
}

/** The same with a mark that was refused; undefined without one. */
interface ToldCell extends EditedCell {
  refused: RefusedMark | undefined;
}

/** Describes a cell in words. */
export function cellInWords({ learner, item, cell, refused }: ToldCell): string {
  if (refused) return `${item.title}, ${learner.name}: ${refused.text}, not saved. ${refused.message}`;
  const state = cell.state as CellState;
  const mark =
    state === "MARKED" && cell.points != null
      ? `${formatPoints(cell.points)} of ${formatPoints(item.maxPoints)}`
      : cellStateLabels[state].toLowerCase();
  return `${item.title}, ${learner.name}: ${mark}${cell.isEntered && !item.isManual ? ", overridden" : ""}`;
}

/** The marks that were not saved: each stays in its cell until another one is entered there, or it is given up. */
function useRefused() {
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedMark>>(new Map());
  const refuse = useCallback(
    (cellId: string, mark: RefusedMark) => setRefused((before) => new Map(before).set(cellId, mark)),
    [],
  );
  const forgive = useCallback(
    (cellId: string) => setRefused((before) => new Map([...before].filter(([id]) => id !== cellId))),
    [],
  );
  return { refused, refuse, forgive };
}

/** A cell with the entry that an edit replaces: what was seen then, or this person's own that was still being saved. */
interface ReplacedCell {
  key: string;
  entryId?: SeenEntry | undefined;
}

/** A typed mark's cell with the points that it had before. */
interface Replaced {
  userId: number;
  itemKey: string;
  points: number | null;
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
 * Saves marks, those of one cell one after the other. A mark is shown while it is saved; a refused one stays in its cell
 * with the reason.
 */
export function useMarkEntry(book: Book) {
  const { pending, show } = usePending();
  const { refused, refuse, forgive } = useRefused();
  const replaced = useRef<Replaced[]>([]);
  const [run] = useMutation(enterMark);
  const [queue] = useState(() => createOptimisticQueue<Entry>({ fallback }));
  /** By cell: the entry that the next request replaces. */
  const seen = useRef(new Map<string, number | null>());
  const send = useCallback(
    async (userId: number, itemKey: string, entry: Entry): Promise<SaveOutcome> => {
      const cellId = toCellId(userId, itemKey);
      const input = { isExcused: false, ...entry };
      let reason: string = fallback;
      const onFailure = (given: string) => {
        reason = given;
      };
      const edit = { ...book, userId, itemKey, seen: seen.current.get(cellId) ?? null, input };
      const saved = await run(edit, { onFailure });
      if (!saved) return { kind: "failed", reason };
      const cell = saved.grade?.cells.find(({ key }) => key === itemKey);
      seen.current.set(cellId, cell?.entryId ?? null);
      return { kind: "saved" };
    },
    [book, run],
  );
  const save = useCallback(
    ({ userId }: Learner, { key: itemKey, entryId }: ReplacedCell, entry: Entry) => {
      const cellId = toCellId(userId, itemKey);
      // While another entry into the cell is saved, the one to replace is known only when that one has arrived.
      const isOwn = entryId === "own" || queue.progress.read().get(cellId)?.state === "saving";
      if (!isOwn) seen.current.set(cellId, entryId ?? null);
      forgive(cellId);
      const text = entry.points === null ? "" : formatPoints(entry.points);
      queue.put({
        key: cellId,
        value: entry,
        show: () => show(cellId, entry),
        send: (value) => send(userId, itemKey, value),
        onRefused: (message) => refuse(cellId, { text, message }),
      });
    },
    [queue, show, send, refuse, forgive],
  );
  /** Saves what was typed into a cell; what can't be saved stays there. */
  const type = useCallback(
    ({ learner, item, cell }: EditedCell, { text, seen: entryId }: { text: string; seen: SeenEntry }) => {
      const cellId = toCellId(learner.userId, cell.key);
      const message = findMarkProblem(text, item);
      if (message !== undefined) return refuse(cellId, { text, message });
      forgive(cellId);
      const points = parseMark(text) ?? null;
      const before = (pending.get(cellId) ?? cell).points ?? null;
      if (points === before) return;
      // An excuse has a reason, which only its form can give back.
      if (cell.state !== "EXCUSED")
        replaced.current.push({ userId: learner.userId, itemKey: cell.key, points: before });
      save(learner, { key: cell.key, entryId }, { points });
    },
    [pending, save, refuse, forgive],
  );
  /** Takes back the last typed mark; returns its cell, or null where there is none to take back. */
  const undo = useCallback(
    (learners: readonly Learner[]) => {
      const last = replaced.current.pop();
      const learner = learners.find(({ userId }) => userId === last?.userId);
      const cell = learner?.cells.find(({ key }) => key === last?.itemKey);
      if (!last || !learner || !cell) return null;
      save(learner, cell, { points: last.points });
      return { userId: last.userId, itemKey: last.itemKey };
    },
    [save],
  );
  return { pending, refused, save, type, undo, forgive };
}

export type MarkEntry = ReturnType<typeof useMarkEntry>;
