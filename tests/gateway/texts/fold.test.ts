import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNames, foldForSearch, foldText, isSameText, sortKey } from "#gateway/domains/foldContract";

/** Texts of letters, marks, signs and invisible characters of all scripts. */
const texts = fc.string({ unit: "binary", maxLength: 40 });
/** Ideographs and Korean syllables have neither case nor accents. */
const everyCharacter = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
  (text) =>
    !/[\p{C}\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}]|\p{Script=Khitan_Small_Script}/u.test(text),
);

describe("folding a text for comparing", () => {
  it.each([
    ["don’t", "don't"],
    ["−5", "-5"],
    ["well–known", "well-known"],
    ["“Hello”", '"hello"'],
    ["«oui»", '"oui"'],
    ["Atún", "Atu\u0301n"],
    ["\u095b", "\u091c\u093c"],
    ["new\u00a0 york", " New York "],
    ["data\u200bbase\u00ad", "Database"],
    ["ＡＢＣ１２３", "abc123"],
    ["STRASSE", "straße"],
    ["ΟΔΟΣ", "οδος"],
    ["İstanbul", "istanbul"],
    ["ﬁn", "fin"],
  ])("takes %s and %s for the same", (text, other) => {
    expect(isSameText(text, other)).toBe(true);
  });

  it.each([
    ["resume", "résumé"],
    ["ano", "año"],
    ["x²", "x2"],
    ["कि", "क"],
    ["a b", "ab"],
  ])("tells %s and %s apart", (text, other) => {
    expect(isSameText(text, other)).toBe(false);
  });

  it("changes no folded text again", () => {
    fc.assert(
      fc.property(texts, (text) => foldText(foldText(text)) === foldText(text)),
      { numRuns: 300 },
    );
    expect(everyCharacter.filter((text) => foldText(foldText(text)) !== foldText(text))).toEqual([]);
  });

  it("reads every composed and decomposed text alike", () => {
    const alike = (text: string) => isSameText(text.normalize("NFC"), text.normalize("NFD"));
    fc.assert(fc.property(texts, alike), { numRuns: 300 });
  });
});

describe("folding a text for searching", () => {
  it.each([
    ["Élodie Müller", "elodie muller"],
    ["Nguyễn Đức", "nguyen duc"],
    ["Łódź Ærø Œuvre", "lodz aero oeuvre"],
    ["Фёдор", "федор"],
    ["мой", "мой"],
    ["O’Brien", "o'brien"],
    ["किताब", "किताब"],
    ["がく", "がく"],
    ["مُحَمَّد", "محمد"],
    ["한글".normalize("NFD"), "한글"],
  ])("folds %s", (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it("changes no folded text again", () => {
    const isStable = (text: string) => foldForSearch(foldForSearch(text)) === foldForSearch(text);
    fc.assert(fc.property(texts, isStable), { numRuns: 300 });
    expect(everyCharacter.filter((text) => !isStable(text))).toEqual([]);
  });

  it("takes what compares the same for the same", () => {
    const isKept = (text: string) => foldForSearch(foldText(text)) === foldForSearch(text);
    fc.assert(fc.property(texts, isKept), { numRuns: 300 });
    expect(everyCharacter.filter((text) => !isKept(text))).toEqual([]);
  });
});

describe("sorting names", () => {
  it("sorts them as people do", () => {
    const names = ["Zoe", "Émile", "Bob 10", "del Martos", "adam", "Bob 9", "Bob 009b"];
    expect(names.toSorted(compareNames)).toEqual([
      "adam",
      "Bob 9",
      "Bob 009b",
      "Bob 10",
      "del Martos",
      "Émile",
      "Zoe",
    ]);
  });

  it("sorts whole numbers of any length by their value", () => {
    const count = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(count, count, (left, right) => {
        const sign = Math.sign(compareNames(`Batch ${left}`, `batch ${right}`));
        return sign === (left < right ? -1 : Number(left > right));
      }),
    );
    expect(sortKey("9")).toBe("19");
  });
});
