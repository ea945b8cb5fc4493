import { nanoid } from "nanoid";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { formatPoints, gradeMessages } from "#gateway/domains/grades/contract";
import { readMarkText } from "#gateway/domains/grades/markContract";
import { showWaiting } from "~/session/keptChanges";
import { showToast } from "~/ui/toasts";
import {
  keptMarks,
  type MarkCell,
  type MarkInput,
  type MarkQueue,
  type TypedEntry,
  tabMarks,
  toMarkKey,
} from "./typedMarks";

/** A batch's course, as commands name it. */
export interface Book {
  batchId: number;
  courseId: number;
}

/** Names a cell among all of a gradebook. */
export const toCellId = (userId: number, itemKey: string): string => `${userId} ${itemKey}`;

/** The entry that is in a cell when an edit begins; null for none, 'own' for one that is still being saved. */
export type SeenEntry = number | null | "own";

/** A typed mark: points, null for an emptied cell, undefined for what is none. */
export function parseMark(text: string): number | null | undefined {
  return text.trim() === "" ? null : (readMarkText(text) ?? undefined);
}

/** Why a typed mark can't be saved; undefined for one that can, and for an emptied cell. */
export function findMarkProblem(text: string, { maxPoints }: { maxPoints: number }): string | undefined {
  const points = parseMark(text);
  if (points === undefined) return gradeMessages.notAMark;
  return points !== null && points > maxPoints ? gradeMessages.tooManyPoints(maxPoints) : undefined;
}

/** A mark that was not saved, as it was typed, and why. */
export interface RefusedMark {
  text: string;
  message: string;
}

type CellState = "MARKED" | "EXCUSED" | string;

/** A cell with its learner and item, as far as an entry needs them. */
interface EditedCell {
  learner: { userId: number };
  item: { maxPoints: number };
  cell: { key: string; state: CellState; points?: number | null | undefined };
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

/** Entries of a gradebook's cells, by their ids. */
function useCellMap<Value>(first: () => ReadonlyMap<string, Value>) {
  const [all, setAll] = useState(first);
  const put = useCallback(
    (cellId: string, value: Value) => setAll((before) => new Map(before).set(cellId, value)),
    [],
  );
  /** Removes an entry; with a value, only if it is the one that is there. */
  const remove = useCallback(
    (cellId: string, value?: Value) =>
      setAll((before) =>
        before.has(cellId)
          ? new Map([...before].filter(([id, at]) => id !== cellId || (value !== undefined && at !== value)))
          : before,
      ),
    [],
  );
  return [all, put, remove] as const;
}

const isOf =
  ({ batchId, courseId }: Book) =>
  (mark: TypedEntry): boolean =>
    mark.batchId === batchId && mark.courseId === courseId;

/** The marks of a gradebook that were not saved, also those of an earlier page. */
const listRefused = (book: Book): ReadonlyMap<string, RefusedMark> =>
  new Map(
    keptMarks
      .read()
      .filter(isOf(book))
      .flatMap(({ userId, itemKey, text, refused }) =>
        refused === null ? [] : [[toCellId(userId, itemKey), { text, message: refused }]],
      ),
  );

/** Marks that were not saved: each stays in its cell until another one is entered there, or it is given up. */
function useRefused(book: Book) {
  const [refused, show, hide] = useCellMap<RefusedMark>(() => listRefused(book));
  const keep = useCallback((cell: MarkCell, { text, message }: RefusedMark) => {
    const mark = { ...cell, key: toMarkKey(cell), stamp: nanoid(), seen: null, entry: null };
    keptMarks.put({ ...mark, text, refused: message });
  }, []);
  const refuse = useCallback(
    (cell: MarkCell, mark: RefusedMark) => {
      keep(cell, mark);
      show(toCellId(cell.userId, cell.itemKey), mark);
    },
    [keep, show],
  );
  const forgive = useCallback(
    (cell: MarkCell) => {
      keptMarks.dropCell(toMarkKey(cell));
      hide(toCellId(cell.userId, cell.itemKey));
    },
    [hide],
  );
  return { refused, keep, refuse, forgive };
}

/** Puts marks on screen and into this tab's queue, those of an earlier page too. */
function useMarkQueue(
  { book, marks }: { book: Book; marks: MarkQueue },
  onRefused: (cell: MarkCell, mark: RefusedMark) => void,
) {
  const environment = useRelayEnvironment();
  const [pending, show, hide] = useCellMap<MarkInput>(() => new Map());
  const put = useCallback(
    (mark: TypedEntry, entry: MarkInput) => {
      const cellId = toCellId(mark.userId, mark.itemKey);
      marks.watch();
      marks.saves.put({
        key: mark.key,
        value: entry,
        show() {
          show(cellId, entry);
          return { dispose: () => hide(cellId, entry) };
        },
        async send(value, failures) {
          // Another tab has sent it, or a newer one.
          if (!keptMarks.isWaiting(mark)) return { kind: "saved" };
          const outcome = await marks.send(environment, mark, value);
          if (outcome.kind === "saved") keptMarks.drop(mark);
          if (outcome.kind === "unreachable" && failures === 0) showWaiting();
          return outcome;
        },
        onRefused(message) {
          showToast({ tone: "danger", message });
          // Another window has typed a newer one since, which stays.
          if (keptMarks.isWaiting(mark)) onRefused(mark, { text: mark.text, message });
        },
      });
    },
    [environment, marks, show, hide, onRefused],
  );
  const sendKept = useEffectEvent(() => {
    for (const mark of keptMarks.read().filter(isOf(book)))
      if (mark.entry && mark.refused === null) {
        if (!marks.saves.progress.read().has(mark.key)) marks.noteBase(mark.key, mark.seen, mark.entry);
        put(mark, mark.entry);
      }
  });
  useEffect(() => sendKept(), []);
  return { pending, put };
}

/**
 * Saves marks, those of one cell one after the other. A mark is shown while it is saved; a refused one stays in its cell with
 * the reason. What the server does not have outlasts the tab and the session; `marks` are those of the tab unless given.
 */
export function useMarkEntry(book: Book, marks: MarkQueue = tabMarks) {
  const { refused, keep, refuse, forgive } = useRefused(book);
  const { pending, put } = useMarkQueue({ book, marks }, refuse);
  const replaced = useRef<Replaced[]>([]);
  const save = useCallback(
    (
      { userId }: { userId: number },
      { key: itemKey, entryId }: ReplacedCell,
      { points, isExcused = false, reason = "" }: Partial<MarkInput> & Pick<MarkInput, "points">,
    ) => {
      const cell = { ...book, userId, itemKey };
      const key = toMarkKey(cell);
      // While another entry into the cell is saved, the one to replace is known only when that one has arrived.
      const isOwn = entryId === "own" || marks.saves.progress.read().get(key)?.state === "saving";
      if (!isOwn) marks.noteBase(key, entryId ?? null);
      forgive(cell);
      const entry = { points, isExcused, reason };
      const text = points === null ? "" : formatPoints(points);
      const seen = typeof entryId === "number" ? entryId : null;
      const mark = { ...cell, key, stamp: nanoid(), seen, text, entry, refused: null };
      keptMarks.put(mark);
      put(mark, entry);
    },
    [book, marks, put, forgive],
  );
  /** Saves what was typed into a cell; what can't be saved stays there. */
  const type = useCallback(
    ({ learner, item, cell }: EditedCell, { text, seen: entryId }: { text: string; seen: SeenEntry }) => {
      const { userId } = learner;
      const at = { ...book, userId, itemKey: cell.key };
      const message = findMarkProblem(text, item);
      if (message !== undefined) return refuse(at, { text, message });
      forgive(at);
      const points = parseMark(text) ?? null;
      const before = (pending.get(toCellId(userId, cell.key)) ?? cell).points ?? null;
      if (points === before) return;
      // An excuse has a reason, which only its form can give back.
      if (cell.state !== "EXCUSED") replaced.current.push({ userId, itemKey: cell.key, points: before });
      save(learner, { key: cell.key, entryId }, { points });
    },
    [book, pending, save, refuse, forgive],
  );
  /** Takes back the last typed mark; returns its cell, or null where there is none to take back. */
  const undo = useCallback(
    (learners: readonly { userId: number; cells: readonly ReplacedCell[] }[]) => {
      const last = replaced.current.pop();
      const learner = learners.find(({ userId }) => userId === last?.userId);
      const cell = learner?.cells.find(({ key }) => key === last?.itemKey);
      if (!last || !learner || !cell) return null;
      save(learner, cell, { points: last.points });
      return { userId: last.userId, itemKey: last.itemKey };
    },
    [save],
  );
  return {
    pending,
    refused,
    save,
    type,
    undo,
    /** Gives up what was typed into a cell. */
    forgive: (userId: number, itemKey: string) => forgive({ ...book, userId, itemKey }),
    /** Keeps what is being typed into a cell, in case the window is closed before it is entered. */
    note: (userId: number, itemKey: string, text: string) =>
      keep({ ...book, userId, itemKey }, { text, message: gradeMessages.notEntered }),
  };
}

export type MarkEntry = ReturnType<typeof useMarkEntry>;
