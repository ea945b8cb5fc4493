import { Environment, RecordSource, Store } from "relay-runtime";
import { type Live, openLive } from "./live";
import { createNetwork } from "./network";
import type { RequestError } from "./requestError";

type ErrorListener = (error: RequestError) => void;

const errorListeners = new Set<ErrorListener>();

/** Calls back for every failed request of any screen. Returns the function that unsubscribes. */
export function onRequestError(listener: ErrorListener): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

const refusalListeners = new Set<() => void>();

/**
 * Calls back when the gateway closes the socket because the session has ended. Returns the function that unsubscribes.
 */
export function onLiveRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

let live: Live;

function createEnvironment(): Environment {
  live = openLive(() => {
    for (const listener of refusalListeners) listener();
  });
  const network = createNetwork((error) => {
    for (const listener of errorListeners) listener(error);
  }, live);
  return new Environment({ network, store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }) });
}

let environment = createEnvironment();
const resetListeners = new Set<() => void>();

/**
 * The current environment, for loaders. Components take theirs from the context, which changes together with the
 * loaders' queries, so that no screen mixes the stores of two accounts.
 */
export const currentEnvironment = (): Environment => environment;

/** Runs a synchronous function, such as loaders, with another environment: a server renders each page from its own store. */
export function withEnvironment<Result>(other: Environment, act: () => Result): Result {
  const before = environment;
  environment = other;
  try {
    return act();
  } finally {
    environment = before;
  }
}

/** Discards the store: at login, logout and a change of tenant. */
export function resetEnvironment(): void {
  live.close();
  environment = createEnvironment();
  for (const listener of resetListeners) listener();
}

/** Calls back when the store was discarded. Returns the function that unsubscribes. */
export function onEnvironmentReset(listener: () => void): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}
