import { isRightToLeft, listLevels, orderByLevel } from "./bidi";
import { type Fonts, type LoadedFont, unitsPerEm } from "./fonts";

/** A glyph and its place in its line, in units of the font. */
export interface PlacedGlyph {
  font: LoadedFont;
  id: number;
  x: number;
  y: number;
}

/** A line as it is drawn, from left to right. */
export interface ShapedLine {
  glyphs: readonly PlacedGlyph[];
  /** In em. */
  width: number;
}

/** A part of a line in one font and one direction. */
interface Item {
  text: string;
  font: LoadedFont;
  level: number;
}

const clusters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The clusters that a reader takes for characters. */
export const splitClusters = (text: string): string[] =>
  [...clusters.segment(text)].map(({ segment }) => segment);

/** Joiners and selectors need no glyph in a font: they tell how the others are drawn. */
const isSilent = (character: string) => /\p{Cf}|\p{Variation_Selector}/u.test(character);

const covers = ({ font }: LoadedFont, cluster: string): boolean =>
  [...cluster].every(
    (character) => isSilent(character) || (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0,
  );

const isNeutral = (cluster: string) => !/[\p{L}\p{N}]/u.test(cluster);

/** The font of a cluster: that of the one before for spaces and signs, else the first that has it. */
function chooseFont(fonts: readonly LoadedFont[], cluster: string, before: LoadedFont | undefined) {
  if (before && isNeutral(cluster) && covers(before, cluster)) return before;
  const found = fonts.find((font) => covers(font, cluster)) ?? before ?? fonts[0];
  if (!found) throw new Error("there are no fonts");
  return found;
}

function splitItems(fonts: readonly LoadedFont[], text: string): Item[] {
  const parts = splitClusters(text);
  const levels = listLevels(parts, isRightToLeft(text));
  const items: Item[] = [];
  for (const [at, part] of parts.entries()) {
    const last = items.at(-1);
    const font = chooseFont(fonts, part, last?.font);
    const level = levels[at] ?? 0;
    if (last?.font === font && last.level === level) last.text += part;
    else items.push({ text: part, font, level });
  }
  return items;
}

function shapeItem(
  { harfbuzz }: Fonts,
  { text, font, level }: Item,
): { glyphs: PlacedGlyph[]; width: number } {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(font.font, buffer);
  let width = 0;
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { font, id, x: width + xOffset, y: yOffset };
    width += xAdvance;
    return glyph;
  });
  return { glyphs, width };
}

/** Shapes a line: ligatures, conjuncts and vowel signs by HarfBuzz, and mixed directions in the order of reading. */
export function shapeLine(fonts: Fonts, text: string, { bold = false } = {}): ShapedLine {
  const line = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const items = splitItems(bold ? fonts.bold : fonts.regular, line);
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const index of orderByLevel(items.map(({ level }) => level))) {
    const item = items[index];
    if (!item) continue;
    const shaped = shapeItem(fonts, item);
    for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, x: glyph.x + width });
    width += shaped.width;
  }
  return { glyphs, width: width / unitsPerEm };
}
