import type { Fonts } from "./fonts";
import { type ShapedLine, shapeLine, splitClusters } from "./shape";

/** The distance of two lines, in ems: Devanagari and Telugu reach further up and down than Latin. */
export const lineHeight = 1.4;

interface Room {
  /** Points. */
  width: number;
  height: number;
  /** The size that is wanted, in points. */
  size: number;
  bold?: boolean;
}

/** A text that fits its box. */
export interface FittedText {
  lines: readonly ShapedLine[];
  /** Points: the wanted size, or less. */
  size: number;
}

/** Breaks a paragraph at its spaces; a word that is wider than a line is broken within. */
function wrapParagraph(measure: (text: string) => number, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  const place = (part: string, space: string) => {
    const longer = line === "" ? part : line + space + part;
    if (line === "" || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = part;
    }
  };
  for (const word of text.split(/\s+/u)) {
    if (measure(word) <= width) place(word, " ");
    else for (const [at, cluster] of splitClusters(word).entries()) place(cluster, at === 0 ? " " : "");
  }
  return [...lines, line];
}

/** The sizes that are tried, the wanted one first, in steps of a twentieth. */
const sizesDownTo = (share: number, size: number): number[] =>
  Array.from({ length: Math.round((1 - share) * 20) + 1 }, (_, step) => size * (1 - step / 20));

interface Try {
  lines: string[];
  size: number;
}

/**
 * Fits a text into a box: a single line may shrink to four fifths before it is broken, and all lines to two fifths.
 * Nothing is ever cut off: a text that is too long even then is drawn as small as it must be.
 */
export function fitText(fonts: Fonts, text: string, { width, height, size, bold = false }: Room): FittedText {
  const widths = new Map<string, number>();
  const measure = (part: string): number => {
    const known = widths.get(part) ?? shapeLine(fonts, part, { bold }).width;
    widths.set(part, known);
    return known;
  };
  const paragraphs = text.split("\n");
  const unbroken = (size: number): Try => ({ lines: paragraphs, size });
  const broken = (size: number): Try => ({
    lines: paragraphs.flatMap((line) => wrapParagraph((part) => measure(part) * size, line, width)),
    size,
  });
  /** The factor by which an attempt must shrink: 1 for one that fits. */
  const getShrink = ({ lines, size }: Try) => {
    const widest = Math.max(0.001, ...lines.map((line) => measure(line) * size));
    // A single line may be higher than its box.
    const tallest = lines.length === 1 ? 0.001 : lines.length * lineHeight * size;
    return Math.min(1, width / widest, height / tallest);
  };
  const firstThatFits = (sizes: number[], toTry: (size: number) => Try): Try | undefined => {
    for (const size of sizes) {
      const made = toTry(size);
      if (getShrink(made) === 1) return made;
    }
    return undefined;
  };
  const found =
    firstThatFits(sizesDownTo(0.8, size), unbroken) ??
    firstThatFits(sizesDownTo(0.4, size), broken) ??
    broken(size * 0.4);
  return {
    lines: found.lines.map((line) => shapeLine(fonts, line, { bold })),
    size: found.size * getShrink(found),
  };
}
