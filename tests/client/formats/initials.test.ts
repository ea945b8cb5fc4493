import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getInitials } from "~/formats/initials";

describe("initials", () => {
  it("are the first letters of the first and the last word", () => {
    expect(
      ["Ananya Iyer", "Relational Data Bases", "madonna", "C++", "  ", "élan vital"].map(getInitials),
    ).toEqual(["AI", "RB", "MA", "C+", "?", "ÉV"]);
  });

  it("are there for every name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(getInitials(name)).not.toBe("");
      }),
    );
  });
});
