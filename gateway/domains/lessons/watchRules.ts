/** A part of a video: from and to, in seconds. */
export type Range = readonly [from: number, to: number];

/** The highest speed at which a learner may watch: players offer twice the speed. */
const greatestPace = 2;
/** Seconds that may be watched beyond that: the first report comes with the first view. */
export const watchSlack = 120;

/** The union of ranges, in order and without overlaps. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const sorted = ranges.filter(([from, to]) => to > from).toSorted((left, right) => left[0] - right[0]);
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || range[0] > last[1]) merged.push(range);
    else merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
  }
  return merged;
}

/** Sums the seconds of ranges without overlaps. */
export const getLength = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The parts of a range that other ranges, in order and without overlaps, do not have. */
function freshParts([from, to]: Range, known: readonly Range[]): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (const [knownFrom, knownTo] of known) {
    if (knownFrom >= to) break;
    if (knownFrom > start) parts.push([start, knownFrom]);
    start = Math.max(start, knownTo);
  }
  return start < to ? [...parts, [start, to]] : parts;
}

interface Report {
  known: readonly Range[];
  reported: readonly Range[];
  /** The length of the video; null when it is unknown. */
  seconds: number | null;
  /** Seconds since the learner first saw the video. */
  sinceFirstView: number;
}

/**
 * Returns the ranges watched after a report, at most as much as could be watched since the video was first seen.
 */
export function watchedAfter({ known, reported, seconds, sinceFirstView }: Report): Range[] {
  let watched = mergeRanges(known);
  let left = Math.max(0, sinceFirstView * greatestPace + watchSlack - getLength(watched));
  for (const [from, to] of reported) {
    for (const part of freshParts([from, Math.min(to, seconds ?? to)], watched)) {
      const length = Math.min(left, part[1] - part[0]);
      left -= length;
      watched = mergeRanges([...watched, [part[0], part[0] + length]]);
    }
  }
  return watched;
}
