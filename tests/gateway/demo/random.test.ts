import { describe, expect, it } from "vitest";
import { createRandom } from "#prisma/demo/random";

const letters = [..."abcdefghij"];

describe("createRandom", () => {
  it("returns the same for the same seed and something else for another", () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).fraction);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it("keeps fractions from 0 to below 1, spread evenly", () => {
    const random = createRandom(1);
    const drawn = Array.from({ length: 10_000 }, () => random.fraction());
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });

  it("reaches both ends of a range and nothing beyond", () => {
    const random = createRandom(2);
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it("shuffles without losing an item or touching the list", () => {
    const shuffled = createRandom(3).shuffle(letters);
    expect(shuffled).not.toEqual(letters);
    expect(shuffled.toSorted()).toEqual(letters);
    expect(letters.join("")).toBe("abcdefghij");
  });

  it("samples different items, and all of a list that is too short", () => {
    const random = createRandom(4);
    expect(new Set(random.sample(letters, 5)).size).toBe(5);
    expect(random.sample(letters, 50).toSorted()).toEqual(letters);
  });

  it("gives each purpose a source that others do not disturb", () => {
    const disturbed = createRandom(5);
    disturbed.fraction();
    expect(disturbed.fork("a").fraction()).toBe(createRandom(5).fork("a").fraction());
    expect(createRandom(5).fork("a").fraction()).not.toBe(createRandom(5).fork("b").fraction());
  });

  it("refuses to pick from nothing", () => {
    expect(() => createRandom(6).pick([])).toThrow(RangeError);
  });
});
