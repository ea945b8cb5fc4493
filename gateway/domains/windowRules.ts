/** Times between which something can be done; null does not limit them. */
export interface Window {
  opensAt: Date | null;
  closesAt: Date | null;
}

const moment = (at: Date | null, otherwise: number): number => at?.getTime() ?? otherwise;

/** Those that close later first, then those that open later. The difference of two that never do is no number. */
const lastFirst = (left: Window, right: Window): number =>
  moment(right.closesAt, Infinity) - moment(left.closesAt, Infinity) ||
  moment(right.opensAt, -Infinity) - moment(left.opensAt, -Infinity) ||
  0;

/**
 * Of several windows of one person the one that holds at a moment: of those open then the one that closes last, else the
 * next to open, else the last to close. No one is ever between two windows. Undefined without any.
 */
export function chooseWindow<Some extends Window>(
  windows: readonly Some[],
  { now, isOpen }: { now: Date; isOpen: (window: Some) => boolean },
): Some | undefined {
  const [open] = windows.filter(isOpen).toSorted(lastFirst);
  if (open) return open;
  const [next] = windows
    .filter(({ opensAt }) => opensAt !== null && opensAt > now)
    .toSorted((left, right) => moment(left.opensAt, 0) - moment(right.opensAt, 0));
  return next ?? windows.toSorted(lastFirst)[0];
}
