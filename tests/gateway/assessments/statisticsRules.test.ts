import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeStatistics,
  correlate,
  type ItemResult,
  judgeItem,
} from "#gateway/domains/assessments/statisticsRules";

/** Attempts as rows of points, a question in each column, each for one point. */
const toResults = (rows: readonly (readonly number[])[]): ItemResult[] =>
  rows.flatMap((row, attemptId) =>
    row.map((points, itemId) => ({ attemptId, itemId, points, maxPoints: 1 })),
  );

test("difficulty is the mean share of a question's points", () => {
  const statistics = computeStatistics([
    { attemptId: 1, itemId: 7, points: 2, maxPoints: 4 },
    { attemptId: 2, itemId: 7, points: 1, maxPoints: 1 },
  ]);
  expect(statistics).toEqual([{ itemId: 7, attempts: 2, difficulty: 0.75, discrimination: null }]);
});

test("a question that the strong get right discriminates, and one that they get wrong does so negatively", () => {
  const rows = [
    [1, 0, 1, 1],
    [1, 0, 1, 1],
    [0, 1, 0, 0],
    [0, 1, 0, 1],
    [1, 0, 1, 1],
    [0, 1, 0, 0],
  ];
  const [right, wrong] = computeStatistics(toResults(rows));
  expect(right?.discrimination).toBeGreaterThan(0.3);
  expect(wrong?.discrimination).toBeLessThan(-0.9);
  expect(wrong && judgeItem(wrong)).toBe("Check the key: strong learners get it wrong");
});

test("a question that everyone gets right tells nothing, and neither do fewer than five attempts", () => {
  const same = computeStatistics(
    toResults([
      [1, 0],
      [1, 1],
      [1, 0],
      [1, 1],
      [1, 1],
    ]),
  );
  expect(same[0]).toMatchObject({ difficulty: 1, discrimination: null });
  const few = computeStatistics(
    toResults([
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 0],
    ]),
  );
  expect(few[0]?.discrimination).toBeNull();
});

test("a correlation of known values is the known one", () => {
  expect(
    correlate([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeCloseTo(1, 12);
  expect(
    correlate([
      [1, 1],
      [2, 3],
      [3, 2],
      [4, 5],
      [5, 4],
    ]),
  ).toBeCloseTo(0.8, 12);
});

const points = fc.array(fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 4, maxLength: 4 }), {
  minLength: 5,
  maxLength: 30,
});

test("difficulty stays between 0 and 1, discrimination between -1 and 1, whatever the attempts", () => {
  fc.assert(
    fc.property(points, (rows) => {
      for (const { difficulty, discrimination, attempts } of computeStatistics(toResults(rows))) {
        expect(attempts).toBe(rows.length);
        expect(difficulty).toBeGreaterThanOrEqual(0);
        expect(difficulty).toBeLessThanOrEqual(1);
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

/** To six decimals; a negative zero is zero. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

test("the order of the attempts changes no figure, and neither does counting every mark tenfold", () => {
  fc.assert(
    fc.property(points, (rows) => {
      const summarize = (results: readonly ItemResult[]) =>
        computeStatistics(results)
          .sort((left, right) => left.itemId - right.itemId)
          .map(({ difficulty, discrimination }) => [round(difficulty), round(discrimination ?? 2)]);
      const results = toResults(rows);
      const scaled = results.map((result) => ({ ...result, points: result.points * 10, maxPoints: 10 }));
      expect(summarize(results.toReversed())).toEqual(summarize(results));
      expect(summarize(scaled)).toEqual(summarize(results));
    }),
  );
});
