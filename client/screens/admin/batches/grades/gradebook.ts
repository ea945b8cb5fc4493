import { type CellState, cellStateLabels, formatPoints } from "#gateway/domains/grades/contract";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import type { RefusedMark } from "~/layout/grades/useMarkEntry";

/** A gradebook as the screen reads it. */
export type Gradebook = NonNullable<GradesScreenQuery["response"]["gradebook"]>;
export type Scheme = Gradebook["scheme"];
export type Item = Gradebook["items"][number];
export type Learner = Gradebook["learners"][number];
export type Cell = Learner["cells"][number];

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

/** The word that the cell shows comes first: who speaks to the computer says what they see. */
const stateInWords: Readonly<Partial<Record<CellState, string>>> = { MISSING: "missing, not handed in" };

/** Describes a cell in words. */
export function cellInWords({ learner, item, cell, refused }: ToldCell): string {
  if (refused) return `${item.title}, ${learner.name}: ${refused.text}, not saved. ${refused.message}`;
  const state = cell.state as CellState;
  const mark =
    state === "MARKED" && cell.points != null
      ? `${formatPoints(cell.points)} of ${formatPoints(item.maxPoints)}`
      : (stateInWords[state] ?? cellStateLabels[state].toLowerCase());
  return `${item.title}, ${learner.name}: ${mark}${cell.isEntered && !item.isManual ? ", overridden" : ""}`;
}
