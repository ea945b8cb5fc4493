import { describe, expect, it } from "vitest";
import { findLongestWord, searchWords, sortOrder } from "#gateway/domains/lists/rules";

describe("an order of a list", () => {
  const order = sortOrder<"NAME" | "DATE", { name: string } | { day: { sort: string; nulls: "last" } }>(
    {
      NAME: (orient) => [{ name: orient("asc") }],
      DATE: (orient) => [{ day: { sort: orient("desc"), nulls: "last" } }],
    },
    ["DATE"],
  );

  it("ends with the id, so that no two rows are equal", () => {
    expect(order("NAME")).toEqual([{ name: "asc" }, { id: "asc" }]);
    expect(order("DATE")).toEqual([{ day: { sort: "desc", nulls: "last" } }, { id: "desc" }]);
  });

  it("is reversed in each of its columns, and rows without a value stay last", () => {
    expect(order("NAME", true)).toEqual([{ name: "desc" }, { id: "desc" }]);
    expect(order("DATE", true)).toEqual([{ day: { sort: "asc", nulls: "last" } }, { id: "asc" }]);
  });
});

describe("the words of a search", () => {
  it("are parted by any space", () => {
    expect(searchWords("  one\ttwo\n three ")).toEqual(["one", "two", "three"]);
  });

  it("are none without a search", () => {
    expect([searchWords(null), searchWords(undefined), searchWords("  ")]).toEqual([[], [], []]);
  });

  it("are read up to a limit of characters", () => {
    expect(searchWords(`one ${"x".repeat(200)}`)).toEqual(["one", "x".repeat(96)]);
  });
});

describe("the longest word of a search", () => {
  it("is the first of the longest ones", () => {
    expect(findLongestWord("one three two seven")).toBe("three");
  });

  it("has three characters, however many units they take", () => {
    expect(findLongestWord("a bc")).toBeUndefined();
    expect(findLongestWord("\u{1F600}\u{1F600}")).toBeUndefined();
    expect(findLongestWord("a bcd")).toBe("bcd");
    expect(findLongestWord(null)).toBeUndefined();
  });
});
