import { toNumber } from "../numberContract";

/** The points of a mark as people write them, at least 0, with at most four decimals; null for what is none. */
export function readMarkText(text: string): number | null {
  const points = toNumber(text);
  return points === null || points < 0 || Number(points.toFixed(4)) !== points ? null : points;
}
