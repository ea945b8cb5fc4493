import { labelGrade, type Scheme } from "./contract";
import { type Grade, roundGrade, toShownPercent } from "./rules";

/** A grade over one or more courses, of what is shown in each. */
export interface MeanGrade {
  /** In percent. */
  percent: number;
  /** As the learner sees it, with its unit. */
  label: string;
  /** Whether a graded part still has no mark, in any of the courses. */
  isOpen: boolean;
}

interface ShownGrade {
  grade: Pick<Grade, "value" | "label" | "stage">;
  scheme: Scheme;
}

/** How a mean is rounded: as its grades are; where they differ, to the nearest, and as finely as the finest. */
function findRounding(schemes: readonly Scheme[]): Pick<Scheme, "rounding" | "decimals"> {
  const roundings = new Set(schemes.map(({ rounding }) => rounding));
  const [only] = roundings;
  return {
    rounding: only !== undefined && roundings.size === 1 ? only : "NEAREST",
    decimals: Math.max(0, ...schemes.map(({ decimals }) => decimals)),
  };
}

/**
 * The mean of grades as they are shown; that of one course is what its learner sees. Null without a course, or with one in
 * which nothing is marked yet.
 */
export function meanOfShown(courses: readonly ShownGrade[]): MeanGrade | null {
  const shown = courses.map(({ grade, scheme }) =>
    grade.stage === "NO_MARKS" ? null : toShownPercent(grade, scheme),
  );
  const known = shown.filter((percent) => percent !== null);
  const [only] = courses;
  if (!only || known.length < shown.length) return null;
  const isOpen = courses.some(({ grade }) => grade.stage === "SO_FAR");
  if (courses.length === 1)
    return { percent: known[0] ?? 0, label: labelGrade(only.grade, only.scheme), isOpen };
  const mean = known.reduce((sum, percent) => sum + percent, 0) / known.length;
  const rounding = findRounding(courses.map(({ scheme }) => scheme));
  const percent = roundGrade(mean, rounding);
  return { percent, label: `${percent.toFixed(rounding.decimals)}%`, isOpen };
}
