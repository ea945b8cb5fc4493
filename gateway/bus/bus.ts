import type { BusEvents, BusTopic } from "./events";

export type Listener<Topic extends BusTopic> = (event: BusEvents[Topic]) => void;

/** Called when delivering an event fails. */
export type OnFault = (message: string, error: unknown) => void;

/** Observes the events on their way; its callback delivers them. */
export interface BusObserver {
  publish(topic: BusTopic, work: () => void): void;
  /** An event of another gateway has arrived, with the result of its `carry`. */
  receive(topic: BusTopic, carried: unknown, work: () => void): void;
  /** The observers' data sent with an event to other gateways. */
  carry(): Record<string, string> | undefined;
}

export const noObserver: BusObserver = {
  publish: (_topic, work) => work(),
  receive: (_topic, _carried, work) => work(),
  carry: () => undefined,
};

/**
 * Typed events between domains and instances. Subscribers in this process receive an event before `publish`
 * returns.
 */
export interface Bus {
  publish<Topic extends BusTopic>(topic: Topic, event: BusEvents[Topic]): void;
  /** Returns the function that unsubscribes. */
  subscribe<Topic extends BusTopic>(topic: Topic, listener: Listener<Topic>): () => void;
  /**
   * Called when events of other gateways may have been missed: state that depends on events must be reloaded.
   * Returns the function that unsubscribes.
   */
  onGap(listener: () => void): () => void;
  /**
   * Whether events of other gateways are arriving. While they are not, cached data must not be assumed to be
   * current.
   */
  hearsAll(): boolean;
  /**
   * Called whenever `hearsAll` changes, before the gap is reported. Returns the function that unsubscribes.
   */
  onHearing(listener: (hearsAll: boolean) => void): () => void;
  close(): Promise<void>;
}

/** A bus of this process, which can also report that events were missed, or will be. */
export interface LocalBus extends Bus {
  tellGap(): void;
  tellHearing(hearsAll: boolean): void;
}

type AnyListener = (event: BusEvents[BusTopic]) => void;

const warn: OnFault = (message, error) => process.emitWarning(`${message}: ${String(error)}`);

/** Creates a bus within this process. A subscriber that throws does not affect the others. */
export function openLocalBus(onFault: OnFault = warn, observer: BusObserver = noObserver): LocalBus {
  const topics = new Map<BusTopic, Set<AnyListener>>();
  const gaps = new Set<() => void>();
  const hearings = new Set<(hearsAll: boolean) => void>();

  function call<Call extends (...args: never[]) => void>(
    listeners: Iterable<Call>,
    ...args: Parameters<Call>
  ) {
    // A copy: a subscriber added by an event does not receive that event.
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
      // Each subscription is separate, even of the same function.
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
