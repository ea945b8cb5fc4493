import { EventEmitter } from "node:events";
import type { BusEvents, BusTopic } from "./events";

export type Listener<Topic extends BusTopic> = (event: BusEvents[Topic]) => void;

/** Typed events between domains and instances. An event is heard in this process before `publish` returns. */
export interface Bus {
  publish<Topic extends BusTopic>(topic: Topic, event: BusEvents[Topic]): void;
  /** Answers the function that ends listening. */
  subscribe<Topic extends BusTopic>(topic: Topic, listener: Listener<Topic>): () => void;
  close(): Promise<void>;
}

/** A bus that reaches the listeners of this process. */
export function openLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish(topic, event) {
      emitter.emit(topic, event);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
