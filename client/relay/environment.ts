import { Environment, RecordSource, Store } from "relay-runtime";
import { type Live, openLive } from "./live";
import { createNetwork } from "./network";
import type { RequestError } from "./requestError";

type ErrorListener = (error: RequestError) => void;

const errorListeners = new Set<ErrorListener>();

/** Hears every failed request, whichever screen made it. Answers the function that ends listening. */
export function onRequestError(listener: ErrorListener): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

const refusalListeners = new Set<() => void>();

/** Hears that the gateway has closed the socket because the session is over. Answers the function that ends listening. */
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
 * The environment in force, for loaders. Components take theirs from the context, which changes together with the
 * loaders' queries, so that no screen mixes the stores of two people.
 */
export const currentEnvironment = (): Environment => environment;

/**
 * Runs what asks for the environment at once, such as loaders, with another one in force: a server renders each page from
 * a store of its own.
 */
export function withEnvironment<Result>(other: Environment, act: () => Result): Result {
  const before = environment;
  environment = other;
  try {
    return act();
  } finally {
    environment = before;
  }
}

/** Throws away all that was read: at login, logout and a change of tenant. */
export function resetEnvironment(): void {
  live.close();
  environment = createEnvironment();
  for (const listener of resetListeners) listener();
}

/** Hears that the store was thrown away. Answers the function that ends listening. */
export function onEnvironmentReset(listener: () => void): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}
