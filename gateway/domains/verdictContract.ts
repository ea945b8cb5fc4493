/** The facts that a verdict rests on. */
export interface Judged {
  /** The figure as it is shown, rounded; null while nothing is marked. */
  shown: number | null;
  /** The least figure that passes, on the same scale. */
  needed: number;
  /** Whether a graded part still has no mark. */
  isOpen: boolean;
}

/**
 * Whether something is passed, by the figure that people see; null while nothing is marked, or a mark is missing. The only
 * rule for attempts, grades, certificates and badges.
 */
export const judge = ({ shown, needed, isOpen }: Judged): boolean | null =>
  shown === null || isOpen ? null : shown >= needed;
