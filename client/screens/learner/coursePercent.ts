/** Completed topics in whole percent, by the server's rule: 0 without topics, 100 only if all are completed. */
export function coursePercent(completed: number, total: number): number {
  if (total <= 0) return 0;
  if (completed >= total) return 100;
  return Math.min(99, Math.round((completed * 100) / total));
}
