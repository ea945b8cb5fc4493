import { hasPassed } from "../minuteContract";
import { countPoints, type LateFacts } from "../submissions/latenessRules";
import { type CellState, type GradeCategory, offeredCategories, progressKey, type Scheme } from "./contract";
import { computeGrade, type Grade, type MarkedItem, resolveCell, type SourceMark } from "./rules";

/** An item, as its source describes it. */
export interface ItemRow {
  key: string;
  /** The same for one assignment that is given more than once. */
  sourceId: number;
  courseId: number;
  /** Null belongs to every batch of the course, and to learners without one. */
  batchId: number | null;
  category: GradeCategory;
  title: string;
  maxPoints: number;
  /** Before this, learners see nothing of it; null is always. */
  opensAt: Date | null;
  /** After this, missing work is missing; null is never. */
  dueAt: Date | null;
  /** Whether its marks are hidden from learners for now. */
  isHidden: boolean;
  /** The version of a manual item; null for others. */
  updatedAt: Date | null;
  displayOrder: number;
  /** Whether no mark can come any more, as in an exam that was archived. */
  isOver: boolean;
  /** Whether it is kept for learners without a batch, who did it in one. */
  isKept: boolean;
}

/**
 * A source's fact about a learner's item: a mark, work without one, a later due date, staff's entry, or one of the same
 * item in any batch.
 */
export interface FactRow {
  key: string;
  userId: number;
  courseId: number;
  /** For ENTRY and CARRIED: the batch in whose gradebook it was entered. */
  batchId: number | null;
  fact: "MARK" | "WORK" | "DUE" | "ENTRY" | "CARRIED";
  /** For the MARK of work: before lateness. */
  points: number | null;
  /** For MARK: the most that the points can be. */
  outOf: number | null;
  /**
   * For DUE: the later date; for ENTRY and CARRIED: when it was entered; for an exam's MARK: when held marks were released
   * for the attempt, in whatever batch that was.
   */
  at: Date | null;
  /** For ENTRY and CARRIED: whether it is excused. */
  isExcused: boolean;
  /** For ENTRY and CARRIED: its id. */
  entryId: number | null;
  /** For the MARK of work: how late it is; null for others. */
  late: LateFacts | null;
}

/** A course as a learner is graded in it: in a batch, or without one. */
export interface GradedCourseKey {
  courseId: number;
  batchId: number | null;
}

/** The reader, and the time of reading. */
export interface Looking {
  now: Date;
  /** Whether items and marks hidden from learners are shown. */
  isStaff: boolean;
}

/** A cell of a gradebook. */
export interface GradeCell {
  key: string;
  state: CellState;
  /** Points that count; null without a mark. */
  points: number | null;
  /** Points by its source; null for manual items and without a mark. */
  ownPoints: number | null;
  /** Whether the mark was entered by staff. */
  isEntered: boolean;
  /** Id of staff's latest entry in this batch, even if they took it back; null for none. */
  entryId: number | null;
}

/** A learner's cells in the order of the items, and the grade that follows. */
export interface GradedLearner {
  cells: readonly GradeCell[];
  grade: Grade;
}

/**
 * The items of a course in a batch, by category. An assignment given to the batch replaces the same one given to
 * everyone; without a batch, one given to everyone replaces what is kept.
 */
export function findItems(rows: readonly ItemRow[], { courseId, batchId }: GradedCourseKey): ItemRow[] {
  const here = rows.filter(
    (row) =>
      row.courseId === courseId &&
      (row.isKept ? batchId === null : row.batchId === null || row.batchId === batchId),
  );
  const toWork = ({ key, sourceId }: ItemRow) => `${key.split(":")[0]} ${sourceId}`;
  // Those of a batch come before everyone's, and everyone's before those that are kept.
  const rank = (row: ItemRow) => (row.batchId !== null ? 2 : row.isKept ? 0 : 1);
  const best = new Map<string, number>();
  for (const row of here) best.set(toWork(row), Math.max(rank(row), best.get(toWork(row)) ?? 0));
  const order: readonly GradeCategory[] = offeredCategories;
  const place = ({ category }: ItemRow) => order.indexOf(category);
  return here
    .filter((row) => rank(row) === best.get(toWork(row)) && place(row) >= 0)
    .sort((a, b) => place(a) - place(b) || a.displayOrder - b.displayOrder || a.key.localeCompare(b.key));
}

/** Whether the reader sees an item: learners once it has opened, and none whose marks are hidden from them. */
export const isSeen = ({ opensAt, isHidden }: ItemRow, { now, isStaff }: Looking): boolean =>
  isStaff || (!isHidden && (!opensAt || opensAt <= now));

/** The items as one learner sees them: what was released to them in another batch is not hidden again in this one. */
export const unhideReleased = (
  rows: readonly ItemRow[],
  facts: ReadonlyMap<string, readonly FactRow[]>,
): readonly ItemRow[] =>
  rows.map((row) => {
    const isReleased = facts.get(row.key)?.some(({ fact, at }) => fact === "MARK" && at !== null);
    return row.isHidden && isReleased ? { ...row, isHidden: false } : row;
  });

const isLate = (item: ItemRow, facts: readonly FactRow[], now: Date): boolean => {
  if (item.dueAt === null) return false;
  const dates = facts.flatMap(({ fact, at }) => (fact === "DUE" && at ? at.getTime() : []));
  return hasPassed(new Date(Math.max(item.dueAt.getTime(), ...dates)), now);
};

/** A mark's points, of the item's points: for work after the late penalty that holds now. */
function scaleMark({ points, outOf, late }: FactRow, { maxPoints }: ItemRow): number | null {
  if (points === null || !outOf) return null;
  return ((late === null ? points : countPoints({ points, late })) * maxPoints) / outOf;
}

/**
 * Returns the state by an item's source: a mark scaled to the item's points (of several the best one), work that waits for
 * one, or work that is missing.
 */
function toSource(item: ItemRow, facts: readonly FactRow[], now: Date): SourceMark {
  const marks = facts.flatMap((fact) => (fact.fact === "MARK" ? (scaleMark(fact, item) ?? []) : []));
  if (marks.length > 0) return { state: "MARKED", points: Math.min(Math.max(...marks), item.maxPoints) };
  if (facts.some(({ fact }) => fact === "WORK")) return { state: "WAITING", points: null };
  return { state: isLate(item, facts, now) ? "MISSING" : "NONE", points: null };
}

/**
 * Staff's entry that holds in a batch: its own, else the latest one of the same item in another batch, which a learner
 * brings along.
 */
function findEntry(facts: readonly FactRow[], batchId: number | null): FactRow | undefined {
  const own = facts.find((row) => row.fact === "ENTRY" && row.batchId === batchId);
  const time = ({ at }: FactRow) => at?.getTime() ?? 0;
  const [latest] = facts
    .filter(({ fact }) => fact === "CARRIED")
    .toSorted((left, right) => time(right) - time(left) || (right.entryId ?? 0) - (left.entryId ?? 0));
  return own ?? latest;
}

/** Progress is shown in whole percents, and is 100 only when all is complete. */
const wholePercent = (points: number) => (points >= 100 ? 100 : Math.min(99, Math.round(points)));

/** Fills a learner's cell. */
function toCell(
  item: ItemRow,
  facts: readonly FactRow[],
  { batchId, now }: { batchId: number | null; now: Date },
) {
  const found = toSource(item, facts, now);
  const source =
    item.key === progressKey && found.points !== null
      ? { ...found, points: wholePercent(found.points) }
      : found;
  const entered = findEntry(facts, batchId);
  const isEntered = entered !== undefined && (entered.isExcused || entered.points !== null);
  return {
    key: item.key,
    ...resolveCell(source, entered),
    ownPoints: source.points,
    isEntered,
    entryId: entered?.batchId === batchId ? entered.entryId : null,
  };
}

interface Graded {
  /** The items that the reader sees. */
  items: readonly ItemRow[];
  /** The learner's items that the reader does not see. */
  unseen: readonly ItemRow[];
  /** The facts about the learner in the course, by item. */
  facts: ReadonlyMap<string, readonly FactRow[]>;
  place: GradedCourseKey;
  scheme: Scheme;
  now: Date;
}

/** An item with its cell, as far as both matter to the grade. */
function toMarked(item: ItemRow, { state, points, isEntered }: GradeCell): MarkedItem {
  const { key, category, maxPoints, isOver } = item;
  const isGrowing = key === progressKey && !isEntered && points !== null && points < maxPoints;
  return { key, category, maxPoints, state, points, isGrowing, isOver };
}

/** A mark that the reader does not see is none yet, also if staff see one. */
const hideMark = (marked: MarkedItem): MarkedItem => ({
  ...marked,
  state: marked.state === "EXCUSED" || marked.state === "NONE" ? marked.state : "WAITING",
  points: null,
});

/** A learner's cells and grade. Never stored: they follow from the sources each time. */
export function gradeLearner({ items, unseen, facts, place, scheme, now }: Graded): GradedLearner {
  const fill = (item: ItemRow) => toCell(item, facts.get(item.key) ?? [], { batchId: place.batchId, now });
  const filled = items.map((item) => ({ item, cell: fill(item) }));
  const grade = computeGrade(
    filled.map(({ item, cell }) => toMarked(item, cell)),
    scheme,
    unseen.map((item) => hideMark(toMarked(item, fill(item)))),
  );
  return { cells: filled.map(({ cell }) => cell), grade };
}
