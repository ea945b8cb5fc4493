import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

interface PointerSort {
  list: RefObject<HTMLElement | null>;
  onLift: (key: string) => void;
  /** The pointer is at this height of the list. */
  onDrag: (key: string, y: number) => void;
  onDrop: (key: string) => void;
  onCancel: (key: string) => void;
}

// A press that moves less is a click.
const slackPx = 4;
const edgePx = 72;
const scrollPx = 12;

function scrollSpeed(y: number): number {
  if (y < edgePx) return -scrollPx;
  return y > window.innerHeight - edgePx ? scrollPx : 0;
}

/** Follows one press of a handle until it ends. Answers the function that stops following. */
function follow(key: string, start: { clientX: number; clientY: number }, sort: () => PointerSort) {
  let lifted = false;
  let y = start.clientY;
  let frame = 0;
  const drag = () => {
    const top = sort().list.current?.getBoundingClientRect().top ?? 0;
    sort().onDrag(key, y - top);
  };
  const scroll = () => {
    const speed = lifted ? scrollSpeed(y) : 0;
    if (speed !== 0) {
      window.scrollBy(0, speed);
      drag();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: globalThis.PointerEvent) => {
    y = event.clientY;
    const way = Math.hypot(event.clientX - start.clientX, y - start.clientY);
    if (!lifted && way < slackPx) return;
    if (!lifted) sort().onLift(key);
    lifted = true;
    event.preventDefault();
    drag();
  };
  const end = (how: "onDrop" | "onCancel") => () => {
    stop();
    if (lifted) sort()[how](key);
  };
  const [drop, cancel] = [end("onDrop"), end("onCancel")];
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", onEscape);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", onEscape);
  frame = requestAnimationFrame(scroll);
  return stop;
}

/** Sorting by mouse, pen or finger: what a row's handle calls when it is pressed. */
export function usePointerSort(sort: PointerSort) {
  const latest = useRef(sort);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = sort;
  });
  useEffect(() => () => stop.current?.(), []);
  return (event: PointerEvent<HTMLElement>, key: string) => {
    if (event.button !== 0) return;
    stop.current?.();
    stop.current = follow(key, event, () => latest.current);
  };
}
