import { Environment, RecordSource, Store } from "relay-runtime";
import { createEvents, type Readable, useStore } from "../stores/createStore";
import { type Live, openLive } from "./live";
import { createNetwork } from "./network";
import type { RequestError } from "./requestError";

const errors = createEvents<RequestError>();

/** Calls back for every failed request of any screen. Returns the function that unsubscribes. */
export const onRequestError = errors.subscribe;

const sessionEnds = createEvents();

/**
 * Calls back when the gateway closes the socket because the session has ended. Returns the function that unsubscribes.
 */
export const onLiveSessionEnded = sessionEnds.subscribe;

let live: Live;
let created = 0;

function createEnvironment(): Environment {
  live = openLive(sessionEnds.emit);
  created += 1;
  const made = new Environment({
    configName: `session ${created}`,
    // A request of a former session says nothing about this one.
    network: createNetwork((error) => made === environment && errors.emit(error), live),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return made;
}

let environment: Environment = createEnvironment();
const resets = createEvents();
const read = () => environment;

/** No store of `createStore`, which would keep its first value: what an account has read must not outlive its session. */
const environments: Readable<Environment> = { read, readRendered: read, subscribe: resets.subscribe };

/** The environment of the page that a server is rendering. */
let rendering: Environment | null = null;

/**
 * The current environment, for loaders. Components take theirs from the context, which changes together with the
 * loaders' queries, so that no screen mixes the stores of two accounts.
 */
export const currentEnvironment = (): Environment => rendering ?? environment;

/** The same for what is outside the screens, which stays when another session begins. */
export const useCurrentEnvironment = (): Environment => useStore(environments);

/** Runs a synchronous function, such as loaders, with another environment: a server renders each page from its own store. */
export function withEnvironment<Result>(other: Environment, act: () => Result): Result {
  const before = rendering;
  rendering = other;
  try {
    return act();
  } finally {
    rendering = before;
  }
}

/** Discards the store: at login, logout and a change of tenant. */
export function resetEnvironment(): void {
  live.close();
  environment = createEnvironment();
  resets.emit();
}

/** Subscribes again, with the new session, to everything that ended with the former one. */
export const renewLive = (): void => live.renew();

/** The subscriptions of the person at the screen. */
export const currentLive = (): Live => live;

/** Calls back when the store was discarded. Returns the function that unsubscribes. */
export const onEnvironmentReset = resets.subscribe;
