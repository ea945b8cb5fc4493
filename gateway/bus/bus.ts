import type { BusEvents, BusTopic } from "./events";

export type Listener<Topic extends BusTopic> = (event: BusEvents[Topic]) => void;

/** Called with what went wrong on the way of an event. */
export type OnFault = (message: string, error: unknown) => void;

/** Looks at the events on their way; what it is given to run brings them there. */
export interface BusObserver {
  publish(topic: BusTopic, work: () => void): void;
  /** An event of another gateway has arrived, with what that one's `carry` returned. */
  receive(topic: BusTopic, carried: unknown, work: () => void): void;
  /** What travels with an event to other gateways, for their observers. */
  carry(): Record<string, string> | undefined;
}

export const noObserver: BusObserver = {
  publish: (_topic, work) => work(),
  receive: (_topic, _carried, work) => work(),
  carry: () => undefined,
};

/** Typed events between domains and instances. An event is heard in this process before `publish` returns. */
export interface Bus {
  publish<Topic extends BusTopic>(topic: Topic, event: BusEvents[Topic]): void;
  /** Answers the function that ends listening. */
  subscribe<Topic extends BusTopic>(topic: Topic, listener: Listener<Topic>): () => void;
  /**
   * Hears that events of other gateways may have been missed: what is kept because no event has come has to be asked for
   * again. Answers the function that ends listening.
   */
  onGap(listener: () => void): () => void;
  /** Whether events of other gateways arrive now. While they do not, nothing may be taken to be unchanged. */
  hearsAll(): boolean;
  /** Called whenever `hearsAll` changes, ahead of the gap. Returns the function that ends listening. */
  onHearing(listener: (hearsAll: boolean) => void): () => void;
  close(): Promise<void>;
}

/** A bus of this process, which can also say that something was missed, or will be. */
export interface LocalBus extends Bus {
  tellGap(): void;
  tellHearing(hearsAll: boolean): void;
}

type AnyListener = (event: BusEvents[BusTopic]) => void;

const warn: OnFault = (message, error) => process.emitWarning(`${message}: ${String(error)}`);

/** A bus that reaches the listeners of this process. One that fails keeps the event from nobody else. */
export function openLocalBus(onFault: OnFault = warn, observer: BusObserver = noObserver): LocalBus {
  const topics = new Map<BusTopic, Set<AnyListener>>();
  const gaps = new Set<() => void>();
  const hearings = new Set<(hearsAll: boolean) => void>();

  function call<Call extends (...args: never[]) => void>(
    listeners: Iterable<Call>,
    ...args: Parameters<Call>
  ) {
    // A copy: whoever begins to listen because of an event does not hear that event.
    for (const listener of [...listeners]) {
      try {
        listener(...args);
      } catch (error) {
        onFault("a listener of the bus has failed", error);
      }
    }
  }

  return {
    publish(topic, event) {
      observer.publish(topic, () => call(topics.get(topic) ?? [], event));
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners);
      // Each listening is its own, even of the same function.
      const own: AnyListener = (event) => listener(event as never);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    onGap(listener) {
      gaps.add(listener);
      return () => gaps.delete(listener);
    },
    hearsAll: () => true,
    onHearing(listener) {
      hearings.add(listener);
      return () => hearings.delete(listener);
    },
    tellGap: () => call(gaps),
    tellHearing: (hearsAll) => call(hearings, hearsAll),
    async close() {
      topics.clear();
      gaps.clear();
      hearings.clear();
    },
  };
}
