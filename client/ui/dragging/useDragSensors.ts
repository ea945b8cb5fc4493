import { useSensor } from "@dnd-kit/core";
import type { Coordinates } from "@dnd-kit/utilities";
import { useLayoutEffect, useRef, useState } from "react";
import { FollowedMouseSensor, FollowedTouchSensor } from "./pointerSensors";
import { StepSensor } from "./StepSensor";

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

/** Lifting with Space or Enter, moving with the arrow keys, dropping with Space, Enter or Tab; Escape cancels. */
export function useStepSensor(step: (by: -1 | 1) => void) {
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });
  const [options] = useState(() => ({ step: (by: -1 | 1) => latest.current(by) }));
  return useSensor(StepSensor, options);
}
