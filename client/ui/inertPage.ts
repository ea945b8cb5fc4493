const layers = new WeakMap<Element, number>();

/** The landmarks of the page; the link that skips menus is in one. */
const landmarks = "main, header, footer, nav, aside";

/** The outermost landmarks of the page, none of which is in a dialog. */
const findPage = (): Element[] =>
  Array.from(document.querySelectorAll(landmarks)).filter(
    (part) => !part.parentElement?.closest(`${landmarks}, [role=dialog], [role=alertdialog]`),
  );

function change(part: Element, by: number): void {
  const open = (layers.get(part) ?? 0) + by;
  layers.set(part, open);
  part.toggleAttribute("inert", open > 0);
}

/**
 * Takes the page, with its header and footer, out of reach of the keyboard and of assistive technology, until the returned
 * function is called. Radix hides what is behind a dialog as well, but leaves live regions and everything around them: rows
 * that arrive while it is open could be reached, and changes in the page would be announced.
 */
export function makePageInert(): () => void {
  const page = findPage();
  for (const part of page) change(part, 1);
  let isOver = false;
  return () => {
    if (!isOver) for (const part of page) change(part, -1);
    isOver = true;
  };
}
