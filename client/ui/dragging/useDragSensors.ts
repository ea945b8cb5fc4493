import { useSensor } from "@dnd-kit/core";
import type { Coordinates } from "@dnd-kit/utilities";
import { useLayoutEffect, useRef, useState } from "react";
import { FollowedMouseSensor, FollowedTouchSensor } from "./pointerSensors";
import { StepSensor } from "./StepSensor";

// Below this distance a mouse press is a click; a finger that moves further before the delay scrolls.
const mousePress = { distance: 4 };
const touchPress = { delay: 200, tolerance: 8 };

/** Sensors for mouse and touch, and the pointer's last position (null before the first drag). */
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

/** A sensor for the keyboard: Space or Enter lifts, arrow keys move, Space, Enter or Tab drops, Escape cancels. */
export function useStepSensor(step: (by: -1 | 1) => void) {
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });
  const [options] = useState(() => ({ step: (by: -1 | 1) => latest.current(by) }));
  return useSensor(StepSensor, options);
}
