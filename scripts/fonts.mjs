// Unpacks the fonts that documents are printed with into build/fonts, which the gateway and its image read.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { decompress } from "wawoff2";
import { inRoot } from "./cachedStep.mjs";

const families = {
  "noto-sans": ["latin", "latin-ext", "vietnamese", "greek", "cyrillic"],
  "noto-sans-devanagari": ["devanagari"],
  "noto-sans-telugu": ["telugu"],
  "noto-sans-tamil": ["tamil"],
  "noto-sans-arabic": ["arabic"],
};

/** The packed files, in the order in which a font is looked for. */
export const packedFonts = Object.entries(families).flatMap(([family, subsets]) =>
  subsets.flatMap((subset) =>
    [400, 700].map((weight) =>
      inRoot("node_modules", "@fontsource", family, "files", `${family}-${subset}-${weight}-normal.woff2`),
    ),
  ),
);

export const fontFolder = inRoot("build", "fonts");

const unpackedName = (packed) => basename(packed).replace("-normal.woff2", ".ttf");

export const unpackedFonts = packedFonts.map((packed) => join(fontFolder, unpackedName(packed)));

async function unpackFonts() {
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  for (const packed of packedFonts)
    writeFileSync(join(fontFolder, unpackedName(packed)), await decompress(readFileSync(packed)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await unpackFonts();
