import type { Page } from "playwright/test";

/** How many rows of one build are looked at, in each table or list. */
const looked = 6;

/**
 * Takes rows out of sight that are built exactly as six before them in their table or list: the same elements with the same
 * classes, colours and attributes, and words where those have words. An engine looks at each in turn, and finds the same.
 * Returns what brings them back.
 */
export async function hideAlikeRows(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((most) => {
    // Texts and identifiers differ, and a rule asks only whether they are there.
    const telling = new Set(["class", "role", "type", "tabindex", "scope", "colspan", "aria-hidden"]);
    const readAttribute = ({ name, value }: Attr) => {
      if (telling.has(name) || (name === "style" && /color|background|--/.test(value)))
        return `${name}=${value}`;
      return value === "" ? `${name}=` : name;
    };
    const hasWords = ({ nodeType, textContent }: ChildNode) =>
      nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "";
    const readShape = (element: Element): string => {
      const attributes = Array.from(element.attributes, readAttribute).toSorted().join(" ");
      const words = Array.from(element.childNodes).some(hasWords) ? "words" : "";
      return `<${element.tagName} ${attributes}>${words}${Array.from(element.children, readShape).join("")}</>`;
    };
    const seen = new Map<Element | null, Map<string, number>>();
    for (const row of document.querySelectorAll<HTMLElement>("tbody > tr, li, [role=row], option")) {
      const ofParent = seen.get(row.parentElement) ?? new Map<string, number>();
      seen.set(row.parentElement, ofParent);
      const shape = readShape(row);
      const times = (ofParent.get(shape) ?? 0) + 1;
      ofParent.set(shape, times);
      if (times <= most) continue;
      row.dataset["alike"] = row.style.display;
      row.style.setProperty("display", "none", "important");
    }
  }, looked);
  return () =>
    page.evaluate(() => {
      for (const row of document.querySelectorAll<HTMLElement>("[data-alike]")) {
        row.style.display = row.dataset["alike"] ?? "";
        delete row.dataset["alike"];
      }
    });
}
