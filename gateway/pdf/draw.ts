import { create } from "qrcode";
import { fitText } from "./fit";
import type { Fonts } from "./fonts";
import { type Box, outlineText, type PathStep } from "./outline";
import { type PageCode, type PageText, pointsPerMillimetre } from "./page";

/** A box in points. */
export const toPoints = ({ x, y, width, height }: Box): Box => ({
  x: x * pointsPerMillimetre,
  y: y * pointsPerMillimetre,
  width: width * pointsPerMillimetre,
  height: height * pointsPerMillimetre,
});

/** The outlines of a text, in points. */
export function drawText(
  fonts: Fonts,
  { box: given, text, size, bold = false, align, isTop = false }: PageText,
): PathStep[] {
  const box = toPoints(given);
  return outlineText(fitText(fonts, text, { ...box, size, bold }), { box, align, isTop });
}

const square = (x: number, y: number, side: number): PathStep[] => [
  { type: "M", values: [x, y] },
  { type: "L", values: [x + side, y] },
  { type: "L", values: [x + side, y + side] },
  { type: "L", values: [x, y + side] },
  { type: "Z", values: [] },
];

/** The dark squares of a QR code, in points, in the middle of its box. */
export function drawCode({ box: given, text }: PageCode): PathStep[] {
  const box = toPoints(given);
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const side = Math.min(box.width, box.height) / size;
  const left = box.x + (box.width - side * size) / 2;
  const top = box.y + (box.height - side * size) / 2;
  return [...data].flatMap((isDark, at) =>
    isDark ? square(left + (at % size) * side, top + Math.floor(at / size) * side, side) : [],
  );
}
