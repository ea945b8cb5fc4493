import { describe, expect, it } from "vitest";
import { Turns } from "#gateway/markdown/turns";

describe("Turns", () => {
  it("lets callers take turns", () => {
    const turns = new Turns<string>({ all: 10, each: 10 });
    for (const item of ["a1", "a2", "a3"]) turns.add("a", item);
    turns.add("b", "b1");
    const taken = [turns.next(), turns.next()];
    turns.add("c", "c1");
    expect([...taken, turns.next(), turns.next(), turns.next(), turns.next()]).toEqual([
      "a1",
      "b1",
      "a2",
      "c1",
      "a3",
      undefined,
    ]);
  });

  it("refuses what is too much for one caller, and for all", () => {
    const turns = new Turns<number>({ all: 3, each: 2 });
    expect([1, 2, 3].map((item) => turns.add("a", item))).toEqual([true, true, false]);
    expect(["b", "c"].map((caller) => turns.add(caller, 1))).toEqual([true, false]);
    turns.next();
    expect(turns.add("c", 1)).toBe(true);
  });
});
