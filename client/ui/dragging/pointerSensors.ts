import { MouseSensor, type MouseSensorOptions, type SensorProps, TouchSensor } from "@dnd-kit/core";
import type { Coordinates } from "@dnd-kit/utilities";
import { flushSync } from "react-dom";

interface PointerOptions extends MouseSensorOptions {
  /** Called with every place of the pointer, before anything is drawn. */
  onPointer: (at: Coordinates) => void;
}

type Props = SensorProps<PointerOptions>;

interface Followed {
  target: EventTarget;
  /** The events that move the pointer, and those that end the press. */
  types: readonly string[];
  /** Returns where the pointer of the drag is; undefined for the event of another one. */
  locate: (event: Event) => Coordinates | undefined;
}

/**
 * Reports the pointer as its events arrive, and keeps other fingers' events from the sensor. What React has drawn is
 * older than the pointer on a busy machine, and a drop goes where the pointer is.
 */
function follow(props: Props, { target, types, locate }: Followed): Props {
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
    // A drag that is not drawn yet when it ends would end without a word.
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

/** Drags by mouse: a press that moves less than a few pixels stays a click. */
export class FollowedMouseSensor extends MouseSensor {
  constructor(props: Props) {
    super(follow(props, { target: document, types: ["mousemove", "mouseup"], locate: locateMouse }));
  }
}

const touches = ["touchmove", "touchend", "touchcancel"];
const changedTouches = (event: Event) => (event instanceof TouchEvent ? [...event.changedTouches] : []);

/** Drags by the finger that began: a second one neither moves nor ends it. */
export class FollowedTouchSensor extends TouchSensor {
  constructor(props: Props) {
    const finger = changedTouches(props.event)[0]?.identifier;
    const locate = (event: Event) => {
      const own = changedTouches(event).find(({ identifier }) => identifier === finger);
      return own && { x: own.clientX, y: own.clientY };
    };
    // Touches are told to the element that they began on, even when it has left the page since.
    super(follow(props, { target: props.event.target ?? document, types: touches, locate }));
  }
}
