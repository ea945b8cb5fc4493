import { hasPassed } from "../durationContract";
import { type CellState, type GradeCategory, offeredCategories, progressKey, type Scheme } from "./contract";
import { computeGrade, type Grade, resolveCell, type SourceMark } from "./rules";

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
}

/** A source's fact about a learner's item: a mark, work without one, a later due date, or staff's entry. */
export interface FactRow {
  key: string;
  userId: number;
  courseId: number;
  /** For ENTRY: the batch in whose gradebook it was entered. */
  batchId: number | null;
  fact: "MARK" | "WORK" | "DUE" | "ENTRY";
  points: number | null;
  /** For MARK: the most that the points can be. */
  outOf: number | null;
  /** For DUE. */
  at: Date | null;
  /** For ENTRY: whether it is excused. */
  isExcused: boolean;
  /** For ENTRY: its id. */
  entryId: number | null;
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
  /** Id of staff's latest entry, even if they took it back; null for none. */
  entryId: number | null;
}

/** A learner's cells in the order of the items, and the grade that follows. */
export interface GradedLearner {
  cells: readonly GradeCell[];
  grade: Grade;
}

/**
 * The items of a course in a batch, by category. An assignment given to the batch replaces the same one given to
 * everyone. Learners see an item once it has opened, and no item whose marks are hidden from them.
 */
export function findItems(
  rows: readonly ItemRow[],
  { courseId, batchId }: GradedCourseKey,
  { now, isStaff }: Looking,
) {
  const here = rows.filter(
    (row) => row.courseId === courseId && (row.batchId === null || row.batchId === batchId),
  );
  const toWork = ({ category, sourceId }: ItemRow) => `${category} ${sourceId}`;
  const given = new Set(here.filter((row) => row.batchId !== null).map(toWork));
  const seen = ({ opensAt, isHidden }: ItemRow) => isStaff || (!isHidden && (!opensAt || opensAt <= now));
  const order: readonly GradeCategory[] = offeredCategories;
  const place = ({ category }: ItemRow) => order.indexOf(category);
  return here
    .filter((row) => (row.batchId !== null || !given.has(toWork(row))) && seen(row) && place(row) >= 0)
    .sort((a, b) => place(a) - place(b) || a.displayOrder - b.displayOrder || a.key.localeCompare(b.key));
}

const isLate = (item: ItemRow, facts: readonly FactRow[], now: Date): boolean => {
  const extended = facts.find(({ fact }) => fact === "DUE")?.at;
  const dueAt = extended && item.dueAt && extended > item.dueAt ? extended : item.dueAt;
  return dueAt !== null && hasPassed(dueAt, now);
};

/**
 * Returns the state by an item's source: a mark scaled to the item's points, work that waits for one, or work that
 * is missing.
 */
function toSource(item: ItemRow, facts: readonly FactRow[], now: Date): SourceMark {
  const mark = facts.find(({ fact }) => fact === "MARK");
  if (mark && mark.points !== null && mark.outOf)
    return { state: "MARKED", points: Math.min((mark.points * item.maxPoints) / mark.outOf, item.maxPoints) };
  if (facts.some(({ fact }) => fact === "WORK")) return { state: "WAITING", points: null };
  return { state: isLate(item, facts, now) ? "MISSING" : "NONE", points: null };
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
  const entered = facts.find((row) => row.fact === "ENTRY" && row.batchId === batchId);
  const isEntered = entered !== undefined && (entered.isExcused || entered.points !== null);
  return {
    key: item.key,
    ...resolveCell(source, entered),
    ownPoints: source.points,
    isEntered,
    entryId: entered?.entryId ?? null,
  };
}

interface Graded {
  items: readonly ItemRow[];
  /** The facts about the learner in the course, by item. */
  facts: ReadonlyMap<string, readonly FactRow[]>;
  place: GradedCourseKey;
  scheme: Scheme;
  now: Date;
}

/** A learner's cells and grade. Never stored: they follow from the sources each time. */
export function gradeLearner({ items, facts, place, scheme, now }: Graded): GradedLearner {
  const cells = items.map((item) => toCell(item, facts.get(item.key) ?? [], { batchId: place.batchId, now }));
  const marked = items.map(({ key, category, maxPoints }, index) => ({
    key,
    category,
    maxPoints,
    state: cells[index]?.state ?? ("NONE" as const),
    points: cells[index]?.points ?? null,
  }));
  return { cells, grade: computeGrade(marked, scheme) };
}
