import { type Client, createClient, type SubscribePayload } from "graphql-ws";
import { storedTenantId, storedToken } from "../session/storage";
import { createPolling } from "./polling";
import { Reconnect, type ReconnectSources } from "./reconnect";

/** The interval of this side's pings in milliseconds, and the timeout of each. */
const askEvery = 15_000;
const answerWithin = 5_000;

function connectionParams(): Record<string, unknown> {
  const [token, tenantId] = [storedToken(), storedTenantId()];
  return {
    // Asks the gateway to report when each subscription is active; see gateway/realtime/protocol.ts.
    confirm: true,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(tenantId ? { tenantId } : {}),
  };
}

/** One operation on the socket. */
export interface LiveOperation {
  payload: SubscribePayload & { documentId: string };
  onResult: (result: unknown) => void;
  /** The subscription is active; events before this moment may have been missed. */
  onListening: () => void;
  /** The gateway has ended the operation, or refuses this browser's session. */
  onEnd: (cause: unknown) => void;
}

/** The socket of a signed-in session. It opens with the first operation and closes after the last. */
export interface LiveSocket {
  run(operation: LiveOperation): () => void;
  close(): void;
}

/** Sends pings and drops a socket that does not respond. */
function watchLife(client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.on("ping", (received) => {
    if (!received) timer = setTimeout(() => client.terminate(), answerWithin);
  });
  client.on("pong", (received) => {
    if (received) clearTimeout(timer);
  });
  client.on("closed", () => clearTimeout(timer));
}

const idsIn = (payload: Record<string, unknown> | undefined): unknown[] =>
  Array.isArray(payload?.["listening"]) ? payload["listening"] : [];

/**
 * The close codes after which graphql-ws never retries, although the gateway may recover: internal error, and too many
 * requests.
 */
const passing: ReadonlySet<number> = new Set([1011, 4429, 4500]);

const isPassing = (cause: unknown): boolean => cause instanceof CloseEvent && passing.has(cause.code);

function createSocketClient(reconnect: Reconnect, generateID: () => string): Client {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
  const client = createClient({
    url,
    connectionParams,
    keepAlive: askEvery,
    lazyCloseTimeout: 3_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: reconnect.wait,
    // A refused session (4403) will be refused again; every other close is a network problem.
    shouldRetry: (cause) => !(cause instanceof CloseEvent && cause.code === 4403),
    generateID,
  });
  client.on("connected", reconnect.opened);
  client.on("closed", (event) => reconnect.closed(event instanceof CloseEvent ? event.code : 0));
  watchLife(client);
  return client;
}

/** Handles the gateway's pings: which subscriptions are active, and whether it may miss events. */
function watchListening(client: Client, running: ReadonlyMap<string, LiveOperation>, random: () => number) {
  const polling = createPolling(() => {
    for (const operation of running.values()) operation.onListening();
  }, random);
  client.on("ping", (received, payload) => {
    if (!received) return;
    for (const id of idsIn(payload)) running.get(String(id))?.onListening();
    if (payload?.["hearsAll"] === false) polling.start();
    else if (payload?.["hearsAll"] === true) polling.stop();
  });
  // The next gateway reports its own state.
  client.on("closed", polling.stop);
}

const browserSources: ReconnectSources = { random: () => Math.random(), now: () => Date.now() };

export function openLiveSocket(sources: ReconnectSources = browserSources): LiveSocket {
  const running = new Map<string, LiveOperation>();
  const reconnect = new Reconnect(sources);
  let made = 0;
  let nextId = "";
  let isClosed = false;
  const client = createSocketClient(reconnect, () => nextId);
  watchListening(client, running, sources.random);

  /** Starts an operation, also again. Returns the function that ends it. */
  function begin(id: string, operation: LiveOperation): () => void {
    const forget = (cause: unknown) => {
      if (running.delete(id)) operation.onEnd(cause);
    };
    let stop: () => void = () => undefined;
    const subscribe = () => {
      if (isClosed) forget(null);
      if (!running.has(id)) return;
      nextId = id;
      stop = client.subscribe(operation.payload, {
        next: operation.onResult,
        error: (cause) => (isPassing(cause) ? void reconnect.wait().then(subscribe) : forget(cause)),
        complete: () => forget(null),
      });
    };
    if (reconnect.waiting) void reconnect.waiting.then(subscribe);
    else subscribe();
    return () => stop();
  }

  return {
    run(operation) {
      made += 1;
      const id = String(made);
      running.set(id, operation);
      const stop = begin(id, operation);
      return () => {
        running.delete(id);
        stop();
      };
    },
    // During a reconnection there is no socket to close: graphql-ws then rejects with the reason ("All Subscriptions
    // Gone", or a network error), which each operation handles itself.
    close() {
      isClosed = true;
      void Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}
