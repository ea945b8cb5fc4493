import { playbackSpeeds } from "./readerContract";

/** A part of a video: from and to, in seconds. */
export type Range = readonly [from: number, to: number];

/** Seconds of a video that can be watched in a second. */
export const greatestPace = Math.max(...playbackSpeeds);

/** Seconds that a report may arrive late, so that the next one has less time between them than was watched. */
export const longestDelay = 5;

/** The most seconds that one report can count for. Players report every 15 seconds; what a lost connection holds back arrives later. */
export const longestGap = 600;

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
  /** The moment up to which the time was used for watching; null before the first report. */
  watchedUntil: Date | null;
  now: Date;
}

interface Watched {
  ranges: Range[];
  watchedUntil: Date;
}

/** Seconds that a report may count for. The first one only says that the video begins to play. */
const secondsLeft = ({ watchedUntil, now }: Pick<Report, "watchedUntil" | "now">): number =>
  watchedUntil === null
    ? 0
    : Math.min(longestGap, Math.max(0, (now.getTime() - watchedUntil.getTime()) / 1000));

/**
 * Returns the ranges watched after a report: what it adds is at most what plays at the greatest speed in the time
 * since the report before it. Time that was not used is lost, but for the delay of a report.
 */
export function watchedAfter({ known, reported, seconds, watchedUntil, now }: Report): Watched {
  const before = mergeRanges(known);
  let watched = before;
  const available = secondsLeft({ watchedUntil, now });
  let left = available * greatestPace;
  for (const [from, to] of reported) {
    for (const part of freshParts([from, Math.min(to, seconds ?? to)], watched)) {
      const length = Math.min(left, part[1] - part[0]);
      left -= length;
      watched = mergeRanges([...watched, [part[0], part[0] + length]]);
    }
  }
  const unused = available - (getLength(watched) - getLength(before)) / greatestPace;
  const kept = Math.min(longestDelay, Math.max(0, unused));
  return { ranges: watched, watchedUntil: new Date(now.getTime() - kept * 1000) };
}
