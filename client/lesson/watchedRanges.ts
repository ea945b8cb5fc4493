/** A watched part of a video, in seconds. */
export type WatchedRange = readonly [from: number, to: number];

/** Players report about four times a second; a larger step, for the speed that it plays at, was a jump. */
const longestStep = 2;

/** The player's position. */
export interface PlayerMoment {
  /** Seconds. */
  at: number;
  /** 1 is normal. */
  speed: number;
}

/**
 * Adds what was watched since the last report of the player: the last range grows, or a new one begins after a jump.
 */
export function addMoment(
  ranges: readonly WatchedRange[],
  { at, speed }: PlayerMoment,
): readonly WatchedRange[] {
  const last = ranges.at(-1);
  const step = last ? at - last[1] : -1;
  if (!last || step < 0 || step > longestStep * Math.max(1, speed)) return [...ranges, [at, at]];
  return [...ranges.slice(0, -1), [last[0], at]];
}

const round = (seconds: number): number => Math.round(seconds * 10) / 10;

/** The ranges to report, to a tenth of a second, without those in which nothing was watched. */
export const toReport = (ranges: readonly WatchedRange[]): WatchedRange[] =>
  ranges.map(([from, to]) => [round(from), round(to)] as const).filter(([from, to]) => to > from);
