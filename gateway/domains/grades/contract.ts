import { defineLabels } from "../labelsContract";
import { getRowMessages } from "../messagesContract";

/** Categories of a grade, in the order of screens. */
export const gradeCategoryLabels = defineLabels(
  "ASSESSMENTS",
  "ASSIGNMENTS",
  "PROJECTS",
  "PROGRESS",
  "ATTENDANCE",
);
export type GradeCategory = keyof typeof gradeCategoryLabels;

/** The categories that schemes weigh today: attendance is not recorded yet. */
export const offeredCategories = ["ASSESSMENTS", "ASSIGNMENTS", "PROJECTS", "PROGRESS"] as const;

/** The categories that a manual item may belong to. */
export const manualCategories = ["ASSESSMENTS", "ASSIGNMENTS", "PROJECTS"] as const;

/** Displays of a grade. */
export const gradeScaleLabels = defineLabels("PERCENT", "LETTERS", "POINTS");
export type GradeScale = keyof typeof gradeScaleLabels;

/** Roundings of a grade. */
export const gradeRoundingLabels = defineLabels({ NEAREST: "To the nearest" }, "UP", "DOWN");
export type GradeRounding = keyof typeof gradeRoundingLabels;

/** States of the mark in a cell. */
export const cellStateLabels = defineLabels(
  { NONE: "No mark yet", WAITING: "Handed in, not marked yet", MISSING: "Not handed in" },
  "MARKED",
  "EXCUSED",
);
export type CellState = keyof typeof cellStateLabels;

/** How much of a grade is known: nothing is marked, some graded parts have no mark yet, or all have one. */
export const gradeStageLabels = defineLabels({ NO_MARKS: "No marks yet", SO_FAR: "So far" }, "COMPLETE");
export type GradeStage = keyof typeof gradeStageLabels;

export type GradeWeights = Readonly<Record<GradeCategory, number>>;

/** A letter, and the percentage from which it is given. */
export interface GradeLetter {
  label: string;
  from: number;
}

/** The grade scheme of a course. */
export interface Scheme {
  weights: GradeWeights;
  scale: GradeScale;
  letters: readonly GradeLetter[];
  maxPoints: number;
  rounding: GradeRounding;
  decimals: number;
  passingGrade: number;
  missingIsZero: boolean;
}

/** The grade scheme of courses without their own. */
export const defaultScheme: Scheme = {
  weights: { ASSESSMENTS: 40, ASSIGNMENTS: 30, PROJECTS: 20, PROGRESS: 10, ATTENDANCE: 0 },
  scale: "PERCENT",
  letters: [
    { label: "A", from: 85 },
    { label: "B", from: 70 },
    { label: "C", from: 55 },
    { label: "D", from: 40 },
    { label: "F", from: 0 },
  ],
  maxPoints: 10,
  rounding: "NEAREST",
  decimals: 0,
  passingGrade: 40,
  missingIsZero: true,
};

export const gradeLimits = {
  title: 80,
  reason: 200,
  points: 1_000,
  items: 40,
  letters: 15,
  letter: 4,
  records: 501,
  cells: 60,
  cell: 200,
} as const;

/** The item of a course's progress, from 0 to 100. */
export const progressKey = "progress";

/** The id of a manual item; null for the key of another one. */
export function findManualId(itemKey: string): number | null {
  const id = /^manual:([1-9]\d{0,8})$/.exec(itemKey)?.[1];
  return id === undefined ? null : Number(id);
}

/** Points as screens and files write them: at most two decimals. */
export const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

/** A grade with its unit: '6.6 of 10' on a scale of points, else as it is displayed. */
export const labelGrade = (
  { label }: { readonly label: string },
  { scale, maxPoints }: { readonly scale: string; readonly maxPoints: number },
): string => (scale === "POINTS" && label !== "" ? `${label} of ${maxPoints}` : label);

export const gradeMessages = {
  ...getRowMessages("item"),
  schemeChanged: "Someone else changed this grade scheme",
  saveScheme: {
    success: "Grade scheme saved",
    fallback: "Unable to save the grade scheme",
  },
  removeScheme: {
    success: "This batch uses the course's grading again",
    fallback: "Unable to save the grade scheme",
  },
  schemeMissing: "This batch has no grade scheme of its own",
  addItem: {
    success: "Item added",
    fallback: "Unable to save the item",
  },
  saveItem: {
    success: "Item saved",
    fallback: "Unable to save the item",
  },
  deleteItem: {
    success: "Item deleted",
    fallback: "Unable to delete the item",
  },
  tooManyItems: `A batch course can have at most ${gradeLimits.items} items of its own`,
  enterMark: { fallback: "Unable to save the mark" },
  notInBatch: "This learner is not in the batch",
  noBatchCourse: "Batch course not found",
  noCourse: "Course not found",
  pointsBelowMark: "A mark is already higher than this",
  noCell: "This item is not in the gradebook",
  needsReason: "Enter a reason",
  needsWeight: "At least one weight must be more than 0",
  needsZeroLetter: "The lowest letter must start at 0",
  sameLetter: "Another letter has this name",
  sameFrom: "Another letter starts at this percentage",
  notAMark: "Enter a number, such as 7.5",
  tooManyPoints: (points: number) => `At most ${formatPoints(points)} points`,
  notEntered: "You left before you entered it",
  changedMark: "Someone else changed this mark",
  markDropped: (mark: string) => `The mark ${mark} was not saved: its learner or item is no longer shown`,
  imported: "Marks imported",
  fromFile: "Imported from a file",
  importMarks: { fallback: "Unable to import the marks" },
} as const;

export const gradeLabels = {
  title: "Title",
  category: "Category",
  points: "Points",
  mark: "Mark",
  reason: "Reason",
  weights: "Weights",
  scale: "Scale",
  letters: "Letters",
  letter: "Letter",
  from: "Lowest percentage",
  maxPoints: "Highest grade in points",
  rounding: "Rounding",
  decimals: "Decimals",
  passingGrade: "Passing grade (%)",
  missingIsZero: "Missing work counts as 0 once it's due",
} as const;
