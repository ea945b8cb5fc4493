import { useSyncExternalStore } from "react";
import { Environment, RecordSource, Store } from "relay-runtime";
import { createNetwork } from "./network";
import type { RequestError } from "./requestError";

type ErrorListener = (error: RequestError) => void;

const errorListeners = new Set<ErrorListener>();

/** Hears every failed request, whichever screen made it. Answers the function that ends listening. */
export function onRequestError(listener: ErrorListener): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

function createEnvironment(): Environment {
  const network = createNetwork((error) => {
    for (const listener of errorListeners) listener(error);
  });
  return new Environment({ network, store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }) });
}

let environment = createEnvironment();
const changeListeners = new Set<() => void>();

export const currentEnvironment = (): Environment => environment;

/** Throws away all that was read: at login, logout and a change of tenant. */
export function resetEnvironment(): void {
  environment = createEnvironment();
  for (const listener of changeListeners) listener();
}

function subscribe(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** The environment in force; a component that uses it renders again when the store is thrown away. */
export const useCurrentEnvironment = (): Environment => useSyncExternalStore(subscribe, currentEnvironment);
