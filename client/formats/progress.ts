/** The colour of a percentage: success from 90, warning from 50, none below. */
export function progressTone(percent: number): "success" | "warning" | undefined {
  if (percent >= 90) return "success";
  return percent >= 50 ? "warning" : undefined;
}

/** The colour of a learner's own progress: the brand colour, and success at 100%. It never warns. */
export const learnerTone = (percent: number): "success" | "brand" => (percent >= 100 ? "success" : "brand");

/** Formats a percentage, whole or with up to two decimals: '85.83%'. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** Returns a part of a whole in whole percent; 0 of nothing. */
export function toPercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}
