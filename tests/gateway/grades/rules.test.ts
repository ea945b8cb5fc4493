import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultScheme, offeredCategories, type Scheme } from "#gateway/domains/grades/contract";
import {
  computeGrade,
  findLetter,
  type MarkedItem,
  resolveCell,
  roundGrade,
  toShown,
} from "#gateway/domains/grades/rules";

const scheme = (changes: Partial<Scheme> = {}): Scheme => ({ ...defaultScheme, ...changes });

const marked = (
  category: MarkedItem["category"],
  points: number | null,
  rest: Partial<MarkedItem> = {},
): MarkedItem => ({
  key: `${category}:${points}`,
  category,
  points,
  maxPoints: 100,
  state: points === null ? "NONE" : "MARKED",
  ...rest,
});

const someItems = fc.array(
  fc.record({
    key: fc.uuid(),
    category: fc.constantFrom(...offeredCategories),
    maxPoints: fc.integer({ min: 1, max: 200 }),
    state: fc.constantFrom("NONE", "WAITING", "MISSING", "MARKED", "EXCUSED"),
    points: fc.option(fc.double({ min: 0, max: 250, noNaN: true })),
  }) as fc.Arbitrary<MarkedItem>,
  { maxLength: 30 },
);

const someWeight = fc.integer({ min: 0, max: 100 });

const someScheme = fc
  .record({
    ASSESSMENTS: someWeight,
    ASSIGNMENTS: someWeight,
    PROJECTS: someWeight,
    PROGRESS: someWeight,
    rounding: fc.constantFrom("NEAREST", "UP", "DOWN"),
    decimals: fc.integer({ min: 0, max: 2 }),
    missingIsZero: fc.boolean(),
    scale: fc.constantFrom("PERCENT", "LETTERS", "POINTS"),
  })
  .map(({ ASSESSMENTS, ASSIGNMENTS, PROJECTS, PROGRESS, ...rest }) =>
    scheme({
      ...(rest as Partial<Scheme>),
      weights: { ASSESSMENTS, ASSIGNMENTS, PROJECTS, PROGRESS, ATTENDANCE: 0 },
    }),
  );

describe("A grade", () => {
  it("weighs the share of points in each category", () => {
    const grade = computeGrade(
      [marked("ASSESSMENTS", 80), marked("ASSIGNMENTS", 60), marked("PROJECTS", 100), marked("PROGRESS", 50)],
      scheme(),
    );
    expect(grade.exact).toBeCloseTo(0.4 * 80 + 0.3 * 60 + 0.2 * 100 + 0.1 * 50);
    expect(grade.label).toBe("75%");
    expect(grade.isPassed).toBe(true);
  });

  it("adds up points inside a category, so that longer work counts more", () => {
    const grade = computeGrade(
      [
        marked("ASSIGNMENTS", 10, { key: "a", maxPoints: 10 }),
        marked("ASSIGNMENTS", 45, { key: "b", maxPoints: 90 }),
      ],
      scheme(),
    );
    expect(grade.exact).toBe(55);
  });

  it("is nothing while nothing counts", () => {
    expect(computeGrade([marked("ASSESSMENTS", null)], scheme())).toEqual({
      parts: [],
      exact: null,
      value: null,
      label: "",
      stage: "NO_MARKS",
      isPassed: null,
    });
  });

  it("leaves attendance out, since nothing records it", () => {
    const weights = { ...defaultScheme.weights, ATTENDANCE: 50 };
    expect(computeGrade([marked("ATTENDANCE", 0), marked("PROGRESS", 70)], scheme({ weights })).exact).toBe(
      70,
    );
  });

  it("counts missing work as 0 only where the scheme says so", () => {
    const items = [marked("ASSIGNMENTS", 80), marked("ASSIGNMENTS", null, { key: "b", state: "MISSING" })];
    expect(computeGrade(items, scheme()).exact).toBe(40);
    expect(computeGrade(items, scheme({ missingIsZero: false })).exact).toBe(80);
  });

  it("scales weights that do not add up to 100", () => {
    fc.assert(
      fc.property(someItems, someScheme, fc.constantFrom(0.1, 0.5, 2, 7), (items, ownScheme, by) => {
        const weights = Object.fromEntries(
          Object.entries(ownScheme.weights).map(([name, weight]) => [name, weight * by]),
        ) as unknown as Scheme["weights"];
        const [before, after] = [
          computeGrade(items, ownScheme),
          computeGrade(items, { ...ownScheme, weights }),
        ];
        expect(after.exact === null).toBe(before.exact === null);
        if (before.exact === null) return;
        expect(after.exact).toBeCloseTo(before.exact, 6);
        expect(after.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      }),
    );
  });

  it("is the same without the items that are excused", () => {
    fc.assert(
      fc.property(someItems, someScheme, (items, ownScheme) => {
        const left = items.filter(({ state }) => state !== "EXCUSED");
        expect(computeGrade(items, ownScheme)).toEqual(computeGrade(left, ownScheme));
      }),
    );
  });

  it("is the same without categories that hold nothing, whatever they weigh", () => {
    fc.assert(
      fc.property(someItems, someScheme, someWeight, (items, ownScheme, weight) => {
        const left = items.filter(({ category }) => category !== "PROJECTS");
        const weights = { ...ownScheme.weights, PROJECTS: weight };
        expect(computeGrade(left, { ...ownScheme, weights }).exact).toBe(
          computeGrade(left, { ...ownScheme, weights: { ...weights, PROJECTS: 0 } }).exact,
        );
      }),
    );
  });

  it("lies between its lowest and its highest part", () => {
    fc.assert(
      fc.property(someItems, someScheme, (items, ownScheme) => {
        const { parts, exact } = computeGrade(items, ownScheme);
        expect(exact === null).toBe(parts.length === 0);
        if (exact === null) return;
        const percents = parts.map(({ percent }) => percent);
        expect(exact).toBeGreaterThanOrEqual(Math.min(...percents));
        expect(exact).toBeLessThanOrEqual(Math.max(...percents));
        expect(exact).toBeGreaterThanOrEqual(0);
        expect(exact).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("is rounded last: the exact figure does not depend on rounding, and rounding moves less than one step", () => {
    fc.assert(
      fc.property(someItems, someScheme, (items, ownScheme) => {
        const grade = computeGrade(items, ownScheme);
        const other = computeGrade(items, { ...ownScheme, rounding: "DOWN", decimals: 2 });
        expect(grade.exact).toBe(other.exact);
        if (grade.exact === null || grade.value === null) return;
        const onScale =
          ownScheme.scale === "POINTS" ? (grade.exact * ownScheme.maxPoints) / 100 : grade.exact;
        expect(Math.abs(grade.value - onScale)).toBeLessThan(10 ** -ownScheme.decimals + 1e-6);
      }),
    );
  });

  it("never falls when a mark rises", () => {
    fc.assert(
      fc.property(someItems, someScheme, fc.nat(), (items, ownScheme, place) => {
        const at = items.length === 0 ? -1 : place % items.length;
        const better = items.map((item, index) =>
          index === at && item.state === "MARKED" && item.points !== null
            ? { ...item, points: item.points + 5 }
            : item,
        );
        const [before, after] = [computeGrade(items, ownScheme).exact, computeGrade(better, ownScheme).exact];
        if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before - 1e-9);
      }),
    );
  });
});

describe("Rounding", () => {
  it.each([
    [74.5, "NEAREST", 0, 75],
    [74.4, "UP", 0, 75],
    [74.9, "DOWN", 0, 74],
    [66.666, "NEAREST", 1, 66.7],
    [66.666, "DOWN", 2, 66.66],
    [0.1 + 0.2, "UP", 1, 0.3],
    [1.005, "NEAREST", 2, 1.01],
  ] as const)("rounds %s %s to %s decimals: %s", (value, rounding, decimals, rounded) => {
    expect(roundGrade(value, { rounding, decimals })).toBe(rounded);
  });
});

describe("A scale", () => {
  it("gives the highest letter that a rounded percentage reaches", () => {
    expect(findLetter(defaultScheme.letters, 85)).toBe("A");
    expect(findLetter(defaultScheme.letters, 84.99)).toBe("B");
    expect(findLetter([...defaultScheme.letters].reverse(), 0)).toBe("F");
    expect(toShown(84.6, scheme({ scale: "LETTERS" }))).toEqual({ value: 85, label: "A" });
  });

  it("rounds points of a scale, not the percentage before them", () => {
    expect(toShown(84.6, scheme({ scale: "POINTS", decimals: 1 }))).toMatchObject({
      value: 8.5,
      label: "8.5",
    });
  });

  it("passes what is shown", () => {
    const grade = (points: number, changes: Partial<Scheme> = {}) =>
      computeGrade([marked("ASSIGNMENTS", points)], scheme(changes));
    expect(grade(39.5).isPassed).toBe(true);
    expect(grade(39.4).isPassed).toBe(false);
    expect(grade(39.4, { scale: "POINTS", decimals: 0 })).toMatchObject({ label: "4", isPassed: true });
  });
});

describe("A cell", () => {
  const source = { state: "MARKED", points: 7 } as const;

  it("holds what staff entered, before its own mark", () => {
    expect(resolveCell(source, { points: 9, isExcused: false })).toEqual({ state: "MARKED", points: 9 });
    expect(resolveCell(source, { points: null, isExcused: true })).toEqual({
      state: "EXCUSED",
      points: null,
    });
  });

  it("holds its own mark again when the entry is taken back", () => {
    expect(resolveCell(source, { points: null, isExcused: false })).toEqual(source);
    expect(resolveCell(source, undefined)).toEqual(source);
  });
});
