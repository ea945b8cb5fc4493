import { KeyboardSensor, useSensor } from "@dnd-kit/core";
import type { Coordinates } from "@dnd-kit/utilities";
import { useEffect, useRef, useState } from "react";
import { FollowedMouseSensor, FollowedTouchSensor } from "./pointerSensors";

// A mouse that moves less clicks; a finger that moves more before it has waited scrolls.
const mousePress = { distance: 4 };
const touchPress = { delay: 200, tolerance: 8 };

/** Dragging by mouse and by touch, and where the pointer is: null before the first drag. */
export function usePointerSensors() {
  const pointer = useRef<Coordinates | null>(null);
  const [options] = useState(() => {
    const onPointer = (at: Coordinates) => {
      pointer.current = at;
    };
    return {
      mouse: { activationConstraint: mousePress, onPointer },
      touch: { activationConstraint: touchPress, onPointer },
    };
  });
  const mouse = useSensor(FollowedMouseSensor, options.mouse);
  const touch = useSensor(FollowedTouchSensor, options.touch);
  return { pointer, mouse, touch };
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Lifting with Space, moving with the arrow keys, dropping with Space, Enter or Tab; Escape cancels. */
export function useKeySensor(step: (by: -1 | 1) => void) {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const [options] = useState(() => ({
    // Keys move a row through the list, wherever its neighbours are drawn: no coordinates come of it.
    coordinateGetter: (event: KeyboardEvent) => {
      const by = arrows[event.code];
      if (!by) return;
      event.preventDefault();
      latest.current(by);
    },
  }));
  return useSensor(KeyboardSensor, options);
}
