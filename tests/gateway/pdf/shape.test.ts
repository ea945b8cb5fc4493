import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listLevels, orderByLevel } from "#gateway/pdf/bidi";
import { fitText } from "#gateway/pdf/fit";
import { loadFonts, unitsPerEm } from "#gateway/pdf/fonts";
import { shapeLine, splitClusters } from "#gateway/pdf/shape";

const fonts = await loadFonts();

const glyphsOf = (text: string) => shapeLine(fonts, text).glyphs.map(({ id }) => id);
const fontsOf = (text: string) => [
  ...new Set(shapeLine(fonts, text).glyphs.map(({ font }) => fonts.regular.indexOf(font))),
];

/** HarfBuzz's shaping of a text in the one font of its script. */
function expected(text: string, index: number): number[] {
  const { harfbuzz, regular } = fonts;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const font = regular[index]?.font;
  if (!font) throw new Error("no such font");
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

describe("a line", () => {
  it.each([
    { script: "Latin", text: "Meera", index: 0 },
    { script: "Devanagari", text: "क्षत्रिय", index: 5 },
    { script: "Telugu", text: "శ్రీనివాస్", index: 6 },
    { script: "Tamil", text: "கிருஷ்ணன்", index: 7 },
    { script: "Arabic", text: "محمد", index: 8 },
  ])("in $script has the glyphs that HarfBuzz makes of the whole word", ({ text, index }) => {
    expect(glyphsOf(text)).toEqual(expected(text, index));
    expect(glyphsOf(text)).not.toContain(0);
  });

  it("joins conjuncts: fewer glyphs than characters", () => {
    expect(glyphsOf("క్ష్మ").length).toBeLessThan([..."క్ష్మ"].length);
    expect(glyphsOf("क्ष")).toHaveLength(1);
  });

  it("takes each part from the font of its script", () => {
    expect(fontsOf("Asha आशा ఆశ")).toEqual([0, 5, 6]);
    expect(fontsOf("Nguyễn Søren Ελένη Аня")).not.toContain(5);
    expect(glyphsOf("Nguyễn Ελένη Аня")).not.toContain(0);
  });

  it("reads Arabic from right to left, and a number in it from left to right", () => {
    const { glyphs } = shapeLine(fonts, "محمد 12");
    const digits = glyphs.filter(({ font }) => font === fonts.regular[0]).map(({ id }) => id);
    expect(digits.filter((id) => id !== glyphsOf("a b")[1])).toEqual(glyphsOf("12"));
    const last = glyphs.at(-1);
    expect(last?.font).toBe(fonts.regular[8]);
    expect(glyphs.every(({ x }, index) => index === 0 || x >= (glyphs[index - 1]?.x ?? 0) - unitsPerEm)).toBe(
      true,
    );
  });
});

describe("the order of a line", () => {
  const alphabet = fc.constantFrom(..."abcçअआతెதம محمدא0123456789٠١ ,.()-/");
  const texts = fc.array(alphabet, { maxLength: 40 });

  it("contains each character once, whatever is mixed", () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (characters, isRight) => {
        const order = orderByLevel(listLevels(characters, isRight));
        expect([...order].sort((left, right) => left - right)).toEqual(characters.map((_, index) => index));
      }),
    );
  });

  it("is that of writing where nothing is read from right to left", () => {
    const latin = fc.array(fc.constantFrom(..."abcअతத 0123456789,.()"), { maxLength: 40 });
    fc.assert(
      fc.property(latin, (characters) => {
        expect(orderByLevel(listLevels(characters, false))).toEqual(characters.map((_, index) => index));
      }),
    );
  });

  it.each([
    { text: "אב 12 ab", isRight: true, shown: "ab 12 בא" },
    { text: "ab אב cd", isRight: false, shown: "ab בא cd" },
    { text: "אב 12.5", isRight: true, shown: "12.5 בא" },
    { text: "אב (ab-12)", isRight: true, shown: ")ab-12( בא" },
  ])("of $text is $shown", ({ text, isRight, shown }) => {
    const characters = [...text];
    const order = orderByLevel(listLevels(characters, isRight));
    expect(order.map((index) => characters[index]).join("")).toBe(shown);
  });
});

describe("a text in its box", () => {
  const box = { width: 200, height: 40, size: 24 };

  it("keeps its size where it fits", () => {
    expect(fitText(fonts, "Meera Nair", box)).toMatchObject({ size: 24, lines: [{}] });
  });

  it("shrinks a little before it is broken, and is broken at its spaces", () => {
    expect(fitText(fonts, "Meera Lakshmi Nair", box)).toMatchObject({ lines: [{}] });
    expect(fitText(fonts, "Meera Lakshmi Nair of the long name", box).lines.length).toBeGreaterThan(1);
  });

  it("never leaves its box, however long it is", () => {
    const names = fc.array(fc.constantFrom("Meera", "లక్ష్మి", "Wolfeschlegelsteinhausenberger", "محمد", "क"), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(names, fc.integer({ min: 20, max: 300 }), (text, width) => {
        const { lines, size } = fitText(fonts, text.join(" "), { ...box, width });
        for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(width + 0.1);
        if (lines.length > 1) expect(lines.length * 1.4 * size).toBeLessThanOrEqual(40.1);
      }),
      { numRuns: 40 },
    );
  });

  it("breaks a word only between what readers take for characters", () => {
    expect(splitClusters("క్ష్మి").join("")).toBe("క్ష్మి");
    const { lines } = fitText(fonts, "లక్ష్మిలక్ష్మిలక్ష్మి", { ...box, width: 40, height: 200 });
    for (const { glyphs } of lines) expect(glyphs.map(({ id }) => id)).not.toContain(0);
  });
});
