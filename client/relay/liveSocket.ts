import { type Client, createClient, type SubscribePayload } from "graphql-ws";
import { storedTenantId, storedToken } from "../session/storage";

/** Milliseconds between the signs of life that this side asks for, and how long it waits for each. */
const askEvery = 15_000;
const answerWithin = 5_000;

const waits = { first: 500, longest: 30_000 };

/** How long to wait before the next try: twice as long each time, and never for all browsers at once. */
export function retryDelay(tries: number, random: number): number {
  const full = Math.min(waits.longest, waits.first * 2 ** tries);
  return full / 2 + (full / 2) * random;
}

/** Waits for the delay, or until the browser is back in the network. */
function waitForRetry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, retryDelay(tries, Math.random()));
    window.addEventListener("online", go);
  });
}

function connectionParams(): Record<string, unknown> {
  const [token, tenantId] = [storedToken(), storedTenantId()];
  return {
    // Asks the gateway to say when it listens for each subscription; see gateway/realtime/protocol.ts.
    confirm: true,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(tenantId ? { tenantId } : {}),
  };
}

/** One operation on the socket. */
export interface LiveOperation {
  payload: SubscribePayload & { documentId: string };
  onResult: (result: unknown) => void;
  /** The gateway listens now, and what happened before this moment may have been missed. */
  onListening: () => void;
  /** The gateway has ended the operation, or will not have this browser's session. */
  onEnd: (cause: unknown) => void;
}

/** The socket of one sign-in. It opens with the first operation and closes after the last. */
export interface LiveSocket {
  run(operation: LiveOperation): () => void;
  close(): void;
}

/** Asks for signs of life, and lets go of a socket that gives none. */
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

export function openLiveSocket(): LiveSocket {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
  const running = new Map<string, LiveOperation>();
  let made = 0;
  let nextId = "";
  const client = createClient({
    url,
    connectionParams,
    keepAlive: askEvery,
    lazyCloseTimeout: 3_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitForRetry,
    // A socket that was refused (4403) is refused again; every other end is the network's doing.
    shouldRetry: (cause) => !(cause instanceof CloseEvent && cause.code === 4403),
    generateID: () => nextId,
  });
  watchLife(client);
  client.on("ping", (received, payload) => {
    if (received) for (const id of idsIn(payload)) running.get(String(id))?.onListening();
  });
  return {
    run(operation) {
      made += 1;
      const id = String(made);
      nextId = id;
      running.set(id, operation);
      const forget = (cause: unknown) => {
        if (running.delete(id)) operation.onEnd(cause);
      };
      const stop = client.subscribe(operation.payload, {
        next: operation.onResult,
        error: forget,
        complete: () => forget(null),
      });
      return () => {
        running.delete(id);
        stop();
      };
    },
    // While it reconnects there is no socket to close: graphql-ws then rejects with why none has come ("All Subscriptions
    // Gone", or the network's doing), which every operation hears for itself.
    close: () => void Promise.resolve(client.dispose()).catch(() => undefined),
  };
}
