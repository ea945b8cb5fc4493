import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font, SvgPathCommand } from "harfbuzzjs";
import { packageRoot } from "../packageRoot";

type HarfBuzz = typeof import("harfbuzzjs");

/** A font of one script, with the outlines that it has drawn before. */
export interface LoadedFont {
  font: Font;
  outlines: Map<number, readonly SvgPathCommand[]>;
}

/** HarfBuzz with the fonts of both weights, in the order in which a character is looked for. */
export interface Fonts {
  harfbuzz: HarfBuzz;
  regular: readonly LoadedFont[];
  bold: readonly LoadedFont[];
}

/** `scripts/fonts.mjs` unpacks these. */
const names = [
  ...["latin", "latin-ext", "vietnamese", "greek", "cyrillic"].map((subset) => `noto-sans-${subset}`),
  ...["devanagari", "telugu", "tamil", "arabic"].map((script) => `noto-sans-${script}-${script}`),
];

/** Units of an em in all of the fonts. */
export const unitsPerEm = 1000;

async function loadFont({ Blob, Face, Font }: HarfBuzz, file: string): Promise<LoadedFont> {
  const bytes = await readFile(join(packageRoot, "build", "fonts", file));
  return { font: new Font(new Face(new Blob(new Uint8Array(bytes)))), outlines: new Map() };
}

async function loadAll(): Promise<Fonts> {
  const harfbuzz = await import("harfbuzzjs");
  const load = (weight: number) =>
    Promise.all(names.map((name) => loadFont(harfbuzz, `${name}-${weight}.ttf`)));
  const [regular, bold] = await Promise.all([load(400), load(700)]);
  return { harfbuzz, regular, bold };
}

let loading: Promise<Fonts> | undefined;

/** Loads the fonts when the first document is printed. */
export function loadFonts(): Promise<Fonts> {
  loading ??= loadAll();
  // A failure is not kept: the next document tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The outline of a glyph, in units of the font, upward. */
export function getOutline({ font, outlines }: LoadedFont, glyph: number): readonly SvgPathCommand[] {
  const known = outlines.get(glyph);
  if (known) return known;
  const outline = font.glyphToJson(glyph);
  outlines.set(glyph, outline);
  return outline;
}
