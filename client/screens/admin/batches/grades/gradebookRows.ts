import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";

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

interface Shown {
  text: string;
  /** Null for all. */
  filter: LearnerFilter | null;
}

/** Learners whose name or username contains a text, and who pass the filter. */
export function filterLearners(learners: readonly Learner[], { text, filter }: Shown): readonly Learner[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && filter === null) return learners;
  return learners.filter(
    (learner) =>
      `${learner.name} ${learner.username}`.toLowerCase().includes(wanted) &&
      (filter === null || passes[filter](learner)),
  );
}
