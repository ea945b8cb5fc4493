const waits = { first: 500, longest: 30_000 };

/** How long to wait before the next try: twice as long each time, and never for all browsers at once. */
export function retryDelay(tries: number, random: number): number {
  const full = Math.min(waits.longest, waits.first * 2 ** tries);
  return full / 2 + (full / 2) * random;
}
