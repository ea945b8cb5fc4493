const waits = { first: 500, longest: 30_000 };

/**
 * Returns the delay before the next attempt: it doubles with each one up to the longest, and its second half is random
 * to spread browsers.
 */
export function retryDelay(tries: number, random: number, longest = waits.longest): number {
  const full = Math.min(longest, waits.longest, waits.first * 2 ** tries);
  return full / 2 + (full / 2) * random;
}
