import { judge } from "../verdictContract";
import {
  type CellState,
  type GradeCategory,
  type GradeLetter,
  type GradeRounding,
  type GradeStage,
  offeredCategories,
  type Scheme,
} from "./contract";

/** A learner's mark of one item, as far as it matters to a grade. */
export interface MarkedItem {
  key: string;
  category: GradeCategory;
  maxPoints: number;
  state: CellState;
  /** The points that count; null without a mark. */
  points: number | null;
  /** Whether its points still grow by themselves, as those of progress do until all is complete. */
  isGrowing?: boolean;
  /** Whether no mark can come any more, as in an exam that was archived. */
  isOver?: boolean;
}

/** The work that a calculated item's marks come from, by the item's key; null for other items. */
export function findSource(itemKey: string): { kind: "assignment" | "assessment"; id: number } | null {
  const [, kind, id] = /^(assignment|assessment):(\d{1,9})$/.exec(itemKey) ?? [];
  if (kind !== "assignment" && kind !== "assessment") return null;
  return { kind, id: Number(id) };
}

/** An item as it enters the sum of its category. */
export interface CountedItem {
  key: string;
  earned: number;
  possible: number;
}

/** A category of a grade: the points earned of those possible, and its share. */
export interface GradePart {
  category: GradeCategory;
  /** By the scheme. */
  weight: number;
  /** In percent: the weight, scaled so that those of the parts that count add up to 100. */
  share: number;
  earned: number;
  possible: number;
  /** `earned` of `possible`, in percent. */
  percent: number;
  items: readonly CountedItem[];
}

/** A grade, and the sum that it comes from. */
export interface Grade {
  /** The parts that count, in the order of the categories. */
  parts: readonly GradePart[];
  /** Before rounding, in percent; null while nothing counts. */
  exact: number | null;
  /** Rounded, on the scale: percent, or points of the scale; null while nothing counts. */
  value: number | null;
  /** As it is displayed; empty while nothing counts. */
  label: string;
  stage: GradeStage;
  /** Null while nothing is marked, or a graded part has no mark yet. */
  isPassed: boolean | null;
}

/**
 * Returns the points that an item adds to its category; null when it is left out. Excused items are left out, so
 * are items that wait for a mark. Missing work counts 0 where the scheme says so. Points count from 0 to the most
 * that is possible.
 */
export function countItem(
  { key, maxPoints, state, points }: MarkedItem,
  { missingIsZero }: Pick<Scheme, "missingIsZero">,
): CountedItem | null {
  if (maxPoints <= 0) return null;
  if (state === "MISSING") return missingIsZero ? { key, earned: 0, possible: maxPoints } : null;
  if (state !== "MARKED" || points === null) return null;
  return { key, earned: Math.min(Math.max(points, 0), maxPoints), possible: maxPoints };
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/**
 * The categories with something that counts; empty ones, and those without weight, are left out of the sum.
 */
function toParts(items: readonly MarkedItem[], scheme: Scheme): GradePart[] {
  const parts = offeredCategories.flatMap((category) => {
    const weight = scheme.weights[category];
    const counted = items.flatMap((item) =>
      item.category === category ? (countItem(item, scheme) ?? []) : [],
    );
    if (weight <= 0 || counted.length === 0) return [];
    const [earned, possible] = [
      addUp(counted.map((item) => item.earned)),
      addUp(counted.map((item) => item.possible)),
    ];
    return [{ category, weight, earned, possible, percent: (earned * 100) / possible, items: counted }];
  });
  const whole = addUp(parts.map(({ weight }) => weight));
  return parts.map((part) => ({ ...part, share: (part.weight * 100) / whole }));
}

const roundings: Record<GradeRounding, (value: number) => number> = {
  NEAREST: Math.round,
  UP: Math.ceil,
  DOWN: Math.floor,
};

/**
 * Rounds to some decimals. An error of floating point, such as that of 0.1 + 0.2, rounds nothing up or down.
 */
export function roundGrade(
  value: number,
  { rounding, decimals }: Pick<Scheme, "rounding" | "decimals">,
): number {
  const factor = 10 ** decimals;
  const scaled = Number((value * factor).toFixed(6));
  return roundings[rounding](scaled) / factor;
}

/** The letter of a percentage: the one that starts highest and not above it. */
export function findLetter(letters: readonly GradeLetter[], percent: number): string {
  const reached = letters.filter(({ from }) => from <= percent);
  return (
    reached.reduce<GradeLetter | null>((best, each) => (best && best.from >= each.from ? best : each), null)
      ?.label ?? ""
  );
}

type Shown = Pick<Grade, "value" | "label">;

/** The factor from percent to a scheme's scale. */
const toScale = ({ scale, maxPoints }: Scheme): number => (scale === "POINTS" ? maxPoints / 100 : 1);

/** A grade on its scale. It is rounded there, once and last. */
export function toShown(exact: number, scheme: Scheme): Shown {
  const { scale, letters, decimals } = scheme;
  const value = roundGrade(exact * toScale(scheme), scheme);
  const digits = value.toFixed(decimals);
  if (scale === "LETTERS") return { value, label: findLetter(letters, value) };
  return { value, label: scale === "PERCENT" ? `${digits}%` : digits };
}

/** A grade as it is shown, in percent, whatever its scale; null while nothing counts. */
export const toShownPercent = ({ value }: Pick<Grade, "value">, scheme: Scheme): number | null =>
  value === null ? null : Number((value / toScale(scheme)).toFixed(6));

/** Whether an item has its mark, or none yet; null where it does not matter: it does not count, or decides nothing. */
function isMarked({ category, maxPoints, state, isGrowing, isOver }: MarkedItem, scheme: Scheme) {
  const categories: readonly GradeCategory[] = offeredCategories;
  if (maxPoints <= 0 || !categories.includes(category) || scheme.weights[category] <= 0) return null;
  if (state === "MISSING") return scheme.missingIsZero || null;
  if (state === "EXCUSED") return null;
  if (state === "MARKED") return isGrowing ? null : true;
  return state === "NONE" && isOver ? null : false;
}

/**
 * How much of a grade is known. Progress is a mark once it is complete, and holds nothing up; missing work is marked where
 * it counts as 0.
 */
export function getGradeStage(items: readonly MarkedItem[], scheme: Scheme): GradeStage {
  const marks = items.map((item) => isMarked(item, scheme));
  if (!marks.includes(true)) return "NO_MARKS";
  return marks.includes(false) ? "SO_FAR" : "COMPLETE";
}

/**
 * The grade of a learner: of each category the points earned over the points possible, in percent, times its weight over
 * the weights of all categories that count. Weights need not add up to 100. Items that the reader may not see add nothing
 * to the sum, but a verdict waits for them.
 */
export function computeGrade(
  items: readonly MarkedItem[],
  scheme: Scheme,
  unseen: readonly MarkedItem[] = [],
): Grade {
  const parts = toParts(items, scheme);
  const stage = getGradeStage([...items, ...unseen], scheme);
  if (parts.length === 0) return { parts, exact: null, value: null, label: "", stage, isPassed: null };
  const sum = addUp(parts.map(({ percent, share }) => (percent * share) / 100));
  // Floating point must not leave the range of the parts.
  const percents = parts.map(({ percent }) => percent);
  const exact = Math.min(Math.max(sum, Math.min(...percents)), Math.max(...percents));
  const shown = toShown(exact, scheme);
  const needed = Number((scheme.passingGrade * toScale(scheme)).toFixed(6));
  const isPassed = judge({ shown: shown.value, needed, isOpen: stage !== "COMPLETE" });
  return { parts, exact, ...shown, stage, isPassed };
}

/** A cell's mark by its source, and staff's entry. */
export interface SourceMark {
  state: Exclude<CellState, "EXCUSED">;
  points: number | null;
}

/** Staff's latest entry in a cell. */
export interface EnteredMark {
  points: number | null;
  isExcused: boolean;
}

/** Returns the mark that holds in a cell: staff's entry, else its source's. */
export function resolveCell(
  source: SourceMark,
  entered: EnteredMark | undefined,
): { state: CellState; points: number | null } {
  if (entered?.isExcused) return { state: "EXCUSED", points: null };
  if (entered && entered.points !== null) return { state: "MARKED", points: entered.points };
  return source;
}
