import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSelfEnrollable, toPercentage } from "#gateway/domains/enrolments/rules";

const total = fc.integer({ min: 1, max: 5_000 });
const doneOf = (all: number) => fc.integer({ min: 0, max: all });
const progress = total.chain((all) => fc.tuple(doneOf(all), fc.constant(all)));

describe("a percentage", () => {
  it("is a whole number from 0 to 100", () => {
    fc.assert(
      fc.property(progress, ([done, all]) => {
        const percentage = toPercentage(done, all);
        expect(Number.isInteger(percentage)).toBe(true);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("is 100 exactly when all is done", () => {
    fc.assert(
      fc.property(progress, ([done, all]) => {
        expect(toPercentage(done, all) === 100).toBe(done === all);
      }),
    );
  });

  it("never falls when one more is done, and never rises when one more is to do", () => {
    fc.assert(
      fc.property(progress, ([done, all]) => {
        const now = toPercentage(done, all);
        if (done < all) expect(toPercentage(done + 1, all)).toBeGreaterThanOrEqual(now);
        expect(toPercentage(done, all + 1)).toBeLessThanOrEqual(now);
      }),
    );
  });

  it("is the rounded share, but for what is not quite all", () => {
    fc.assert(
      fc.property(progress, ([done, all]) => {
        fc.pre((100 * done) / all < 99.5);
        expect(toPercentage(done, all)).toBe(Math.round((100 * done) / all));
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [3, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 99],
    [4999, 5000, 99],
    [5, 5, 100],
  ])("of %d done of %d is %d", (done, all, percentage) => {
    expect(toPercentage(done, all)).toBe(percentage);
  });
});

describe("a learner may enrol without staff", () => {
  it.each([
    [null, true],
    [0, true],
    [1, false],
    [4999, false],
  ])("in a course of the price %j: %j", (price, free) => {
    expect(isSelfEnrollable({ price })).toBe(free);
  });
});
