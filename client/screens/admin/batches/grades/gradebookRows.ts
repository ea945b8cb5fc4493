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

/** Learners whose name or username contains a text. */
export function filterLearners(learners: readonly Learner[], text: string): readonly Learner[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return learners;
  return learners.filter(({ name, username }) => `${name} ${username}`.toLowerCase().includes(wanted));
}
