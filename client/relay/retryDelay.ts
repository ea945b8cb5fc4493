const waits = { first: 500, longest: 30_000 };

/** Returns the delay before the next attempt: it doubles with each one, and is random to spread browsers. */
export function retryDelay(tries: number, random: number): number {
  const full = Math.min(waits.longest, waits.first * 2 ** tries);
  return full / 2 + (full / 2) * random;
}
