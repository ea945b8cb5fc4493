import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldForSearch } from "#gateway/domains/foldContract";
import { findableWords, splitFound } from "#gateway/domains/foundContract";

const mark = (text: string, searched: string) =>
  splitFound(text, findableWords(searched)).flatMap((part) => (part.isFound ? [part.text] : []));

/** Letters that fold to others, with marks, signs, spaces and invisible characters between them. */
const letters = [
  "e",
  "É",
  "e\u0301",
  "\u200b",
  "ß",
  "Ｅ",
  "İ",
  "ς",
  "ﬁ",
  "कि",
  "\u1112\u1161\u11ab",
  "œ",
  "'",
  "’",
  " ",
  "\n",
  "1",
  "-",
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 20 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const lastLetter =
  /(?:[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[\uAC00-\uD7A3][\u11A8-\u11C2]?|\p{Any})[\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

describe("a found text", () => {
  it.each([
    ["Émile Zola", "emile", ["Émile"]],
    ["E\u0301mile", "Emile", ["E\u0301mile"]],
    ["ＥＭＩＬＥ et e\u0301mi\u00adle", "émile", ["ＥＭＩＬＥ", "e\u0301mi\u00adle"]],
    ["Straße, strasse", "STRASSE", ["Straße", "strasse"]],
    ["O’Brien", "o'br", ["O’Br"]],
    ["Class, subclass", "cla", ["Cla"]],
    ["Résumé re\u0301su\u0301mer", "resume", ["Résumé", "re\u0301su\u0301me"]],
    ["한글".normalize("NFD"), "한글", ["한글".normalize("NFD")]],
    ["Nguyễn Đức", "duc nguyen", ["Nguyễn", "Đức"]],
    ["nothing", "!?", []],
  ])("marks in %j by %j %j", (text, searched, found) => {
    expect(mark(text, searched)).toEqual(found);
  });

  it("is told apart without losing a character", () => {
    fc.assert(
      fc.property(texts, texts, (text, searched) => {
        const parts = splitFound(text, findableWords(searched));
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const { text: part, at } of parts) expect(text.slice(at, at + part.length)).toBe(part);
      }),
      { numRuns: 300 },
    );
  });

  it("has marks that cover the folded words, and no letter more", () => {
    fc.assert(
      fc.property(texts, texts, (text, searched) => {
        const words = findableWords(searched);
        for (const found of mark(text, searched)) {
          const last = lastLetter.exec(found)?.[0] ?? "";
          const shorter = foldForSearch(found.slice(0, found.length - last.length));
          expect(
            words.some((word) => foldForSearch(found).startsWith(word) && !shorter.startsWith(word)),
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is marked wherever a word of the folded text begins with what was searched", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Émile", "E\u0301MILE", "ＥＭＩＬＥ", "zola", "Zoë", "the"), {
          maxLength: 8,
        }),
        (words) => {
          const found = mark(words.join(" "), "emile");
          expect(found).toHaveLength(words.filter((word) => foldForSearch(word) === "emile").length);
        },
      ),
    );
  });
});
