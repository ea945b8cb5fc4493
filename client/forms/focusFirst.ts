import { getParentPath } from "./paths";

/** The control of a path, or of the innermost part around it that has one. */
export function findControl(path: string, idOf: (path: string) => string): HTMLElement | null {
  const control = document.getElementById(idOf(path));
  const parent = getParentPath(path);
  return control ?? (parent === null ? null : findControl(parent, idOf));
}

/** Focuses the control that comes first on the page. */
export function focusFirst(found: readonly HTMLElement[]): void {
  const follows = (a: Element, b: Element) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [first] = found.toSorted((a, b) => (follows(a, b) ? -1 : 1));
  first?.focus();
}
