import { drawCode, drawText, toPoints } from "#gateway/pdf/draw";
import { loadFonts } from "#gateway/pdf/fonts";
import { toSvgPath } from "#gateway/pdf/outline";
import { type LayoutElement, sampleFacts } from "./layoutContract";
import { toPageElement } from "./sheetLoaders";

/** An element as it is drawn. */
export interface OutlinedElement {
  elementId: string;
  path: string;
}

/** The elements of a sheet that are drawn as outlines, exactly as in the PDF. */
export async function outlineElements(elements: readonly LayoutElement[]): Promise<OutlinedElement[]> {
  const fonts = await loadFonts();
  return elements.flatMap((element) => {
    const elementId = element.id;
    const drawn = toPageElement(element, {
      facts: sampleFacts,
      address: "https://learn.example/verify/7K3M9QTX2VHB",
    });
    if (drawn?.kind === "text") return [{ elementId, path: toSvgPath(drawText(fonts, drawn)) }];
    if (drawn?.kind === "code") return [{ elementId, path: toSvgPath(drawCode(drawn)) }];
    if (drawn?.kind !== "rectangle") return [];
    const { x, y, width, height } = toPoints(drawn.box);
    return [{ elementId, path: `M${x} ${y}h${width}v${height}h${-width}Z` }];
  });
}
