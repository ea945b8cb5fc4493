import {
  type ElementKind,
  getSheet,
  grid,
  isTextKind,
  type LayoutElement,
} from "#gateway/domains/certificates/layoutContract";

/** A sheet while it is designed, with its pictures. */
export interface SheetState {
  isLandscape: boolean;
  elements: readonly LayoutElement[];
  files: Readonly<Record<"background" | "logo" | "signature", { id: number; url: string } | null>>;
}

/** Millimetres on the grid. */
export const snap = (value: number): number => Math.round(value / grid) * grid;

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

type Sheet = Pick<SheetState, "isLandscape">;
type Position = Pick<LayoutElement, "x" | "y">;
type Extent = Pick<LayoutElement, "width" | "height">;

/** An element at another place, never beyond the sheet. */
export function moveTo(element: LayoutElement, { isLandscape }: Sheet, at: Position): LayoutElement {
  const sheet = getSheet(isLandscape);
  return {
    ...element,
    x: clamp(at.x, sheet.width - element.width),
    y: clamp(at.y, sheet.height - element.height),
  };
}

/** An element of another size, never beyond the sheet. */
export function resizeTo(element: LayoutElement, { isLandscape }: Sheet, size: Extent): LayoutElement {
  const sheet = getSheet(isLandscape);
  return {
    ...element,
    width: Math.max(1, Math.min(size.width, sheet.width - element.x)),
    height: Math.max(1, Math.min(size.height, sheet.height - element.y)),
  };
}

export type Placement = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** An element at an edge or in the middle of the sheet. */
export function alignTo(element: LayoutElement, sheetState: Sheet, placement: Placement): LayoutElement {
  const sheet = getSheet(sheetState.isLandscape);
  const [freeX, freeY] = [sheet.width - element.width, sheet.height - element.height];
  const places: Record<Placement, Position> = {
    left: { x: 0, y: element.y },
    center: { x: freeX / 2, y: element.y },
    right: { x: freeX, y: element.y },
    top: { x: element.x, y: 0 },
    middle: { x: element.x, y: freeY / 2 },
    bottom: { x: element.x, y: freeY },
  };
  return moveTo(element, sheetState, places[placement]);
}

/** A new element in the upper left part of the sheet. */
export function makeElement(kind: ElementKind, elements: readonly LayoutElement[]): LayoutElement {
  const taken = new Set(elements.map(({ id }) => id));
  let number = elements.length + 1;
  while (taken.has(`e${number}`)) number++;
  const size = isTextKind(kind)
    ? { width: 100, height: 12 }
    : kind === "LINE"
      ? { width: 100, height: 1 }
      : { width: 32, height: 32 };
  return {
    id: `e${number}`,
    kind,
    x: 20,
    y: 20,
    ...size,
    text: kind === "TEXT" ? "Text" : "",
    size: 14,
    bold: false,
    colour: "#1f2937",
    align: "LEFT",
  };
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * The element after an arrow key: a step of the grid, or of a millimetre with Shift; with Alt it becomes larger or
 * smaller. Null for other keys.
 */
export function pressArrow(element: LayoutElement, sheet: Sheet, press: Press): LayoutElement | null {
  const step = steps[press.key];
  if (!step) return null;
  const by = press.shiftKey ? 1 : grid;
  const settle = press.shiftKey ? (value: number) => value : snap;
  if (press.altKey)
    return resizeTo(element, sheet, {
      width: element.width + step.x * by,
      height: element.height + step.y * by,
    });
  return moveTo(element, sheet, {
    x: step.x === 0 ? element.x : settle(element.x + step.x * by),
    y: step.y === 0 ? element.y : settle(element.y + step.y * by),
  });
}
