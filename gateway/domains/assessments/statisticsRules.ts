/** The points of one question in one finished attempt. */
export interface ItemResult {
  attemptId: number;
  /** Names the question over all attempts. */
  itemId: number;
  points: number;
  maxPoints: number;
}

export interface ItemStatistics {
  itemId: number;
  /** Number of attempts in which it was asked. */
  attempts: number;
  /** The mean share of its points, 0 to 1: a low one is a hard question. */
  difficulty: number;
  /**
   * Tells strong from weak learners, -1 to 1: Pearson's correlation of its points with the points of the rest of
   * the attempt. Null with equal points in every attempt, or with fewer than five attempts.
   */
  discrimination: number | null;
}

/** With fewer attempts a correlation means nothing. */
export const leastAttempts = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

// Below this a difference is an error of floating-point sums.
const tiny = 1e-9;

/**
 * Pearson's correlation: the sum of the products of the deviations from both means, divided by the root of the
 * product of their squares' sums. Null when one of them never varies.
 */
export function correlate(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 2) return null;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (value: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + value(x - meanX, y - meanY), 0);
  const [squaresX, squaresY] = [sum((x) => x * x), sum((_x, y) => y * y)];
  if (squaresX < tiny || squaresY < tiny) return null;
  return Math.min(1, Math.max(-1, sum((x, y) => x * y) / Math.sqrt(squaresX * squaresY)));
}

const share = ({ points, maxPoints }: Pick<ItemResult, "points" | "maxPoints">) =>
  maxPoints > 0 ? points / maxPoints : 0;

/**
 * Difficulty and discrimination of each question.
 *
 * - Difficulty is the mean of points / most points over all attempts in which the question was asked.
 * - Discrimination is the item-rest correlation: the question's own points are taken out of the total, since they
 *   would correlate with themselves. Attempts of different questions are compared by their shares of the points.
 */
export function computeStatistics(results: readonly ItemResult[]): ItemStatistics[] {
  const totals = new Map<number, { points: number; maxPoints: number }>();
  const items = new Map<number, ItemResult[]>();
  for (const result of results) {
    const total = totals.get(result.attemptId) ?? { points: 0, maxPoints: 0 };
    totals.set(result.attemptId, {
      points: total.points + result.points,
      maxPoints: total.maxPoints + result.maxPoints,
    });
    const own = items.get(result.itemId);
    if (own) own.push(result);
    else items.set(result.itemId, [result]);
  }
  return [...items].map(([itemId, own]) => {
    const pairs = own.map((result) => {
      const total = totals.get(result.attemptId) ?? { points: 0, maxPoints: 0 };
      const rest = { points: total.points - result.points, maxPoints: total.maxPoints - result.maxPoints };
      return [share(result), share(rest)] as const;
    });
    const discrimination = pairs.length < leastAttempts ? null : correlate(pairs);
    return { itemId, attempts: own.length, difficulty: mean(own.map(share)), discrimination };
  });
}

/** Explains a question's statistics to its author; null if they look normal. */
export function judgeItem({ difficulty, discrimination }: ItemStatistics): string | null {
  if (discrimination !== null && discrimination < 0) return "Check the key: strong learners get it wrong";
  if (difficulty < 0.2) return "Very hard";
  if (difficulty > 0.95) return "Very easy";
  if (discrimination !== null && discrimination < 0.15) return "Tells little about a learner";
  return null;
}
