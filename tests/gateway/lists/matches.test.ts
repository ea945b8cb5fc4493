import { describe, expect, it } from "vitest";
import { mergeMatches, rankMatch, sortMatches } from "#gateway/domains/lists/matchContract";

describe("how well a text fits a search", () => {
  it.each([
    ["imp user 2", "Imp User 2", "exact"],
    ["imp user 2", "Imp User 21", "prefix"],
    ["user im", "Imp User 2", "wordStart"],
    ["kolk", "Asia/Kolkata", "wordStart"],
    ["ser", "Imp User 2", "anywhere"],
    ["", "Imp User 2", "anywhere"],
    ["user 3", "Imp User 2", null],
  ] as const)("%s in %s is %s", (search, text, rank) => {
    expect(rankMatch(search, text)).toBe(rank);
  });

  it("orders a list, equals as they were", () => {
    const names = ["Imp User 12", "Imp User 21", "Imp User 20", "Imp User 2", "Nobody"];
    const sorted = sortMatches(names, "imp user 2", (name) => name);
    expect(sorted).toEqual(["Imp User 2", "Imp User 21", "Imp User 20", "Imp User 12"]);
  });

  it("merges what several searches found by the best text of each, and loses nothing", () => {
    const rows = [["Found by its author"], ["A course on yoga", "C1"], ["Asana", "YOGA"], ["Yoga in May"]];
    const merged = mergeMatches(rows, "yoga", (texts) => texts).map(([title]) => title);
    expect(merged).toEqual(["Asana", "Yoga in May", "A course on yoga", "Found by its author"]);
  });
});
