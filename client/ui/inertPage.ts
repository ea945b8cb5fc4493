const layers = new WeakMap<Element, number>();

/**
 * Takes the page's content out of reach of the keyboard and of assistive technology, until the returned function is
 * called. Radix hides what is behind a dialog as well, but leaves live regions and everything around them: rows
 * that arrive while it is open could be reached, and changes in the page would be announced.
 */
export function makePageInert(): () => void {
  const page = document.querySelector("main");
  if (!page) return () => undefined;
  const change = (by: number) => {
    const open = (layers.get(page) ?? 0) + by;
    layers.set(page, open);
    page.toggleAttribute("inert", open > 0);
  };
  change(1);
  let isOver = false;
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}
