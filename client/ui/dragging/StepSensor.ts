import type { Activator, SensorInstance, SensorProps } from "@dnd-kit/core";
import type { KeyboardEvent as ReactKeyboardEvent } from "react";

export interface StepOptions {
  /** Called with every arrow key during a drag. */
  step: (by: -1 | 1) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const isPress = (code: string) => code === "Space" || code === "Enter";

const lift: Activator<StepOptions> = {
  eventName: "onKeyDown",
  handler: (event: ReactKeyboardEvent, _options, { active }) => {
    if (!isPress(event.nativeEvent.code) || event.target !== active.activatorNode.current) return false;
    event.preventDefault();
    return true;
  },
};

/**
 * Drags by keyboard, one position of the list per key. It listens from the first key on: dnd-kit's own sensor starts a
 * moment later and, on a busy machine, misses an arrow key that follows at once.
 */
export class StepSensor implements SensorInstance {
  static readonly activators = [lift];
  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<StepOptions>;

  constructor(props: SensorProps<StepOptions>) {
    this.#props = props;
    document.addEventListener("keydown", this.#hear);
    window.addEventListener("resize", this.#cancel);
    props.onStart({ x: 0, y: 0 });
  }

  readonly #hear = (event: KeyboardEvent) => {
    const { event: lifting, options, onEnd } = this.#props;
    // The key that lifts has not reached the document yet.
    if (event === lifting) return;
    const by = steps[event.code];
    if (!by && !isPress(event.code) && event.code !== "Escape" && event.code !== "Tab") return;
    // Tab drops, and moves the focus on as usual.
    if (event.code !== "Tab") event.preventDefault();
    if (by) return options.step(by);
    if (event.code === "Escape") return this.#cancel();
    this.#stop();
    onEnd();
  };

  readonly #cancel = () => {
    this.#stop();
    this.#props.onCancel();
  };

  #stop() {
    document.removeEventListener("keydown", this.#hear);
    window.removeEventListener("resize", this.#cancel);
  }
}
