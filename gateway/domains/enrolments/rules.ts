/**
 * A whole percentage: completed over total, rounded, 0 without any. It is 100 only when all are completed, so
 * 199 of 200 is 99.
 */
export function toPercentage(completed: number, total: number): number {
  if (total <= 0) return 0;
  if (completed >= total) return 100;
  return Math.min(99, Math.max(0, Math.round((completed * 100) / total)));
}

interface Enrollable {
  price: number | null;
}

/** Whether learners may enrol themselves: a course without a price, or with the price 0. */
export const isSelfEnrollable = ({ price }: Enrollable): boolean => !price;

/** Seconds after resetting a topic within which the next completion counts as an undo. */
export const undoSeconds = 120;
