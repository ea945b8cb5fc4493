import { type CellState, formatPoints, gradeStageLabels } from "#gateway/domains/grades/contract";

/** A grade as the gradebook reads it. */
interface Graded {
  readonly grade: { readonly stage: string; readonly label: string };
}

/** A learner's grade in the grid: nothing while nothing is marked. */
export const showGrade = ({ grade }: Graded): string => (grade.stage === "NO_MARKS" ? "" : grade.label);

/** A learner's grade in words. */
export function describeGrade({ grade }: Graded): string {
  if (grade.stage === "NO_MARKS") return gradeStageLabels.NO_MARKS.toLowerCase();
  return grade.stage === "SO_FAR" ? `${grade.label} ${gradeStageLabels.SO_FAR.toLowerCase()}` : grade.label;
}

interface Marked {
  readonly state: CellState;
  readonly points?: number | null | undefined;
}

const signs: Readonly<Partial<Record<CellState, string>>> = {
  NONE: "–",
  WAITING: "…",
  MISSING: "Missing",
  EXCUSED: "Excused",
};

/** A cell's mark in the grid: the value that is being saved, null for an emptied one, or else the one that is there. */
export function showMark({ state, points = null }: Marked, saving: number | null | undefined): string {
  if (saving !== undefined) return saving === null ? "–" : formatPoints(saving);
  return points === null || state === "EXCUSED" ? (signs[state] ?? "") : formatPoints(points);
}
