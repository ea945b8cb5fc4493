import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** The distance in pixels from the end that counts as being at the end. */
const nearEnd = 48;
/** The distance in pixels from an edge at which the next page is requested. */
const nearEdge = 600;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= nearEnd;

interface Anchor {
  id: string;
  top: number;
}

const findRows = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>("[data-message]")];

/** The first visible row and its position. */
function findAnchor(box: HTMLElement): Anchor | undefined {
  const edge = box.getBoundingClientRect().top;
  const row = findRows(box).find((element) => element.getBoundingClientRect().bottom > edge);
  const id = row?.dataset["message"];
  return row && id !== undefined ? { id, top: row.getBoundingClientRect().top - edge } : undefined;
}

function restore(box: HTMLElement, { id, top }: Anchor): void {
  const row = box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
  if (!row) return;
  const moved = row.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
  if (moved !== 0) box.scrollTop += moved;
}

/** Scrolls a row to the middle of its list; the page does not scroll. */
function centre(box: HTMLElement | null, row: HTMLElement): void {
  if (!box) return;
  const { top, height } = row.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - Math.max(0, (box.clientHeight - height) / 2);
}

interface ScrollOptions {
  /** Changes whenever rows are added or removed. */
  rows: unknown;
  onStart: () => void;
  onEnd: () => void;
}

/**
 * Keeps a list's scroll position: at the end it follows new messages, elsewhere the visible row stays in place while
 * rows are added or removed around it. Requests more near the edges.
 */
export function useScrollKeeping(
  box: RefObject<HTMLElement | null>,
  { rows, onStart, onEnd }: ScrollOptions,
) {
  const sticks = useRef(true);
  const anchor = useRef<Anchor>(undefined);
  const [atEnd, setAtEnd] = useState(true);

  const note = useCallback(() => {
    const element = box.current;
    if (!element || element.clientHeight === 0) return;
    sticks.current = isAtEnd(element);
    anchor.current = findAnchor(element);
    setAtEnd(sticks.current);
    if (element.scrollTop < nearEdge) onStart();
    if (element.scrollHeight - element.scrollTop - element.clientHeight < nearEdge) onEnd();
  }, [box, onStart, onEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept whenever the rows have changed.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (sticks.current) element.scrollTop = element.scrollHeight;
    else if (anchor.current) restore(element, anchor.current);
    anchor.current = findAnchor(element);
  }, [box, rows]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
      note();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, note]);

  const toEnd = useCallback(() => {
    sticks.current = true;
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setAtEnd(true);
  }, [box]);

  /** Scrolls a message into view. Returns whether it is loaded. */
  const toMessage = useCallback(
    (id: number): boolean => {
      const row = box.current?.querySelector<HTMLElement>(`[data-message="${id}"]`);
      if (!row) return false;
      sticks.current = false;
      centre(box.current, row);
      note();
      return true;
    },
    [box, note],
  );
  return { atEnd, note, toEnd, toMessage };
}
