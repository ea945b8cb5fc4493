import { useSyncExternalStore } from "react";

/** Called with the first subscriber; the function that it returns is called when the last one has gone. */
type Watch = () => (() => void) | undefined;

/** An event outside React, without a value. */
export interface Events<Event = void> {
  readonly emit: (event: Event) => void;
  /** Calls back at each event. Returns the function that unsubscribes. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEvents<Event = void>(watch?: Watch): Events<Event> {
  const listeners = new Set<(event: Event) => void>();
  let stop: (() => void) | undefined;
  return {
    emit(event) {
      // A copy, since a listener may unsubscribe, or subscribe others.
      for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      // A function may subscribe twice: each subscription is one of its own.
      const call = (event: Event) => listener(event);
      listeners.add(call);
      if (listeners.size === 1) stop = watch?.();
      return () => {
        if (listeners.delete(call) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** A read-only view of a store. */
export interface Readable<Value> {
  readonly read: () => Value;
  /** The value in the page that the server has rendered: the browser's first rendering has to be the same. */
  readonly readRendered: () => Value;
  /** Calls back after each change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside React: what several screens share, or what outlives them. */
export interface Store<Value> extends Readable<Value> {
  readonly set: (value: Value) => void;
  readonly update: (change: (value: Value) => Value) => void;
}

interface StoreOptions<Value> {
  watch?: Watch;
  /** The initial value by default. */
  readRendered?: () => Value;
}

export function createStore<Value>(
  initial: Value,
  { watch, readRendered = () => initial }: StoreOptions<Value> = {},
): Store<Value> {
  let value = initial;
  const changes = createEvents(watch);
  const read = () => value;
  const set = (next: Value) => {
    if (Object.is(next, value)) return;
    value = next;
    changes.emit();
  };
  return { read, readRendered, subscribe: changes.subscribe, set, update: (change) => set(change(value)) };
}

/** Returns a store's value and renders the component again when it changes. */
export const useStore = <Value>({ subscribe, read, readRendered }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, read, readRendered);

/** Returns a part of a store's value, and renders again only when it is another one; the same value must give the same part. */
export const useStorePart = <Value, Part>(
  { subscribe, read, readRendered }: Readable<Value>,
  select: (value: Value) => Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(readRendered()),
  );
