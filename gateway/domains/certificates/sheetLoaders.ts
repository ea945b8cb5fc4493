import type { PageElement } from "#gateway/pdf/page";
import { isTextKind, type LayoutElement, type ShownFacts, writeElement } from "./layoutContract";

const alignments = { LEFT: "left", CENTER: "center", RIGHT: "right" } as const;

interface Filling {
  facts: ShownFacts;
  /** The address of the page that verifies it. */
  address: string;
}

/** An element of a sheet as it is printed; null for pictures, and for elements without a text. */
export function toPageElement(element: LayoutElement, { facts, address }: Filling): PageElement | null {
  const { kind, x, y, width, height, size, bold, colour, align } = element;
  const box = { x, y, width, height };
  if (kind === "LINE") return { kind: "rectangle", box, colour };
  if (kind === "CODE") return { kind: "code", box, text: address, colour };
  if (!isTextKind(kind)) return null;
  const text = writeElement(element, facts);
  return text === "" ? null : { kind: "text", box, text, size, bold, colour, align: alignments[align] };
}
