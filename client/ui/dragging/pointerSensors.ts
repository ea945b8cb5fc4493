import { MouseSensor, type MouseSensorOptions, type SensorProps, TouchSensor } from "@dnd-kit/core";
import type { Coordinates } from "@dnd-kit/utilities";
import { flushSync } from "react-dom";

interface PointerOptions extends MouseSensorOptions {
  /** Called with every pointer position, before React renders. */
  onPointer: (at: Coordinates) => void;
}

type Props = SensorProps<PointerOptions>;

interface PointerTrack {
  target: EventTarget;
  /** The events that move the pointer, and those that end the press. */
  types: readonly string[];
  /** Returns the pointer's position; undefined for an event of another pointer. */
  locate: (event: Event) => Coordinates | undefined;
}

/**
 * Reports the pointer's position as events arrive, and hides other fingers' events from the sensor. On a busy machine
 * the rendered state lags behind the pointer, and a drop must use the pointer's real position.
 */
function follow(props: Props, { target, types, locate }: PointerTrack): Props {
  const hear = (event: Event) => {
    const at = locate(event);
    if (at) props.options.onPointer(at);
    else event.stopImmediatePropagation();
  };
  hear(props.event);
  for (const type of types) target.addEventListener(type, hear, { capture: true });
  const stop = () => {
    for (const type of types) target.removeEventListener(type, hear, { capture: true });
  };
  return {
    ...props,
    // A drag that ends before it is rendered would otherwise end unannounced.
    onStart: (at) => flushSync(() => props.onStart(at)),
    onEnd: () => {
      stop();
      props.onEnd();
    },
    onCancel: () => {
      stop();
      props.onCancel();
    },
  };
}

const locateMouse = (event: Event): Coordinates | undefined =>
  event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : undefined;

/** Drags by mouse. A press that moves less than a few pixels remains a click. */
export class FollowedMouseSensor extends MouseSensor {
  constructor(props: Props) {
    super(follow(props, { target: document, types: ["mousemove", "mouseup"], locate: locateMouse }));
  }
}

const touches = ["touchmove", "touchend", "touchcancel"];
const changedTouches = (event: Event) => (event instanceof TouchEvent ? [...event.changedTouches] : []);

/** Drags by the first finger; further fingers neither move nor end the drag. */
export class FollowedTouchSensor extends TouchSensor {
  constructor(props: Props) {
    const finger = changedTouches(props.event)[0]?.identifier;
    const locate = (event: Event) => {
      const own = changedTouches(event).find(({ identifier }) => identifier === finger);
      return own && { x: own.clientX, y: own.clientY };
    };
    // Touch events go to the element they began on, even after it was removed.
    super(follow(props, { target: props.event.target ?? document, types: touches, locate }));
  }
}
