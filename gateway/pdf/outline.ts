import type { FittedText } from "./fit";
import { lineHeight } from "./fit";
import { getOutline, unitsPerEm } from "./fonts";

/** A piece of a path, in points, downward from the upper left corner of the page or box. */
export type PathStep =
  | { type: "M" | "L"; values: readonly [number, number] }
  | { type: "C"; values: readonly [number, number, number, number, number, number] }
  | { type: "Z"; values: readonly [] };

export type TextAlign = "left" | "center" | "right";

/** A box in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pen {
  steps: PathStep[];
  at: readonly [number, number];
}

/** Adds a command of a font's outline; PDF knows no quadratic curves. */
function addStep(pen: Pen, type: string, points: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
  if (type === "M" || type === "L") {
    pen.steps.push({ type, values: [a, b] });
    pen.at = [a, b];
  } else if (type === "Q") {
    const [x, y] = pen.at;
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    pen.steps.push({ type: "C", values: [third(x, a), third(y, b), third(c, a), third(d, b), c, d] });
    pen.at = [c, d];
  } else if (type === "C") {
    pen.steps.push({ type, values: [a, b, c, d, e, f] });
    pen.at = [e, f];
  } else pen.steps.push({ type: "Z", values: [] });
}

const getStart = (box: Box, align: TextAlign, width: number): number => {
  if (align === "left") return box.x;
  return align === "center" ? box.x + (box.width - width) / 2 : box.x + box.width - width;
};

interface Placing {
  box: Box;
  align: TextAlign;
  /** Whether it starts at the top of its box, not in the middle of its height. */
  isTop: boolean;
}

/** The outlines of a fitted text in its box. */
export function outlineText({ lines, size }: FittedText, { box, align, isTop }: Placing): PathStep[] {
  const pen: Pen = { steps: [], at: [0, 0] };
  const scale = size / unitsPerEm;
  const free = box.height - lines.length * lineHeight * size;
  const top = box.y + (isTop ? 0 : free / 2);
  for (const [index, { glyphs, width }] of lines.entries()) {
    const left = getStart(box, align, width * size);
    const baseline = top + (index * lineHeight + 1.03) * size;
    for (const { font, id, x, y } of glyphs) {
      for (const { type, values } of getOutline(font, id)) {
        const points = values.map((value, at) =>
          at % 2 === 0 ? left + (x + value) * scale : baseline - (y + value) * scale,
        );
        addStep(pen, type, points);
      }
    }
  }
  return pen.steps;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A path as the content of a page. */
const operators = { M: "m", L: "l", C: "c", Z: "h" } as const;

export const toPdfPath = (steps: readonly PathStep[]): string =>
  steps.map(({ type, values }) => [...values.map(round), operators[type]].join(" ")).join("\n");

/** A path as the `d` of an SVG. */
export const toSvgPath = (steps: readonly PathStep[]): string =>
  steps.map(({ type, values }) => type + values.map(round).join(" ")).join("");
