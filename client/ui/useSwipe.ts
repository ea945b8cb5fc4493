import { type PointerEvent, useRef, useState } from "react";

/** Pixels that a finger has to move for a swipe, and within which it has only pressed. */
const far = 48;
const near = 6;

/** Whether a press is meant for something inside, or ends a selection of text. */
const isForSomethingElse = ({ target }: PointerEvent): boolean =>
  (target instanceof Element && target.closest("a, button") !== null) || String(getSelection()) !== "";

/** Lets a thing be thrown away by a swipe sideways or upwards, or by a press; it follows the finger meanwhile. */
export function useSwipe(onGone: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const moved = (event: PointerEvent) => {
    const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
    return { x: event.clientX - x, y: Math.min(0, event.clientY - y) };
  };
  const end = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, y } = moved(event);
    const distance = Math.max(Math.abs(x), -y);
    start.current = null;
    setOffset({ x: 0, y: 0 });
    if (distance >= far || (distance <= near && !isForSomethingElse(event))) onGone();
  };
  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current && event.pointerType !== "mouse") setOffset(moved(event));
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      setOffset({ x: 0, y: 0 });
    },
  };
}
