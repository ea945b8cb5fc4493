import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import type { Caller } from "#tests/support/caller";
import { variablesNow } from "~/relay/network";
import { RequestError } from "~/relay/requestError";
import { retryReads } from "~/relay/retryReads";
import type { DeviceStorage, StoringWindow } from "./browser";

const documents = JSON.parse(readFileSync("client/__generated__/persisted.json", "utf8")) as Record<
  string,
  string
>;

const never = new Promise<never>(() => undefined);

/** A browser of a person: a laptop, which may have two windows, or a phone. */
export class Device {
  readonly storage: DeviceStorage = new Map();
  readonly caller: Caller;
  isOffline = false;
  #signedIn: Promise<void> = Promise.resolve();
  #signIn: (() => void) | undefined;
  /** Requests without a response so far. */
  readonly #asked = new Set<Promise<unknown>>();

  constructor(caller: Caller) {
    this.caller = caller;
  }

  /** The session is over: what is asked waits until the person has signed in again, as behind the product's dialog. */
  endSession(): void {
    if (this.#signIn) return;
    this.#signedIn = new Promise((resolve) => {
      this.#signIn = resolve;
    });
  }

  signInAgain(): void {
    this.#signIn?.();
    this.#signIn = undefined;
  }

  get isSignedIn(): boolean {
    return this.#signIn === undefined;
  }

  /** Sends an operation as a window's network does: a response is lost with the connection, or with the window. */
  async send(window: StoringWindow, document: string, make: () => object): Promise<GraphQLResponse> {
    await this.#signedIn;
    if (window.isClosed) return never;
    this.#requireConnection();
    const { data, errors } = await this.#ask(document, make());
    await pause(Math.random() * 60);
    if (window.isClosed) return never;
    this.#requireConnection();
    const [error] = errors ?? [];
    const code = error?.extensions?.code === "UNAVAILABLE" ? "UNAVAILABLE" : "OTHER";
    if (error) throw new RequestError(code, error.message, { status: 200 });
    return { data };
  }

  async #ask(document: string, variables: object) {
    const answer = this.caller.graphql(document, { ...variables });
    this.#asked.add(answer);
    return answer.finally(() => this.#asked.delete(answer));
  }

  /** The reason why this device is not done, for those who look into a failure. */
  describe(): string {
    const connection = `${this.isOffline ? "offline" : "online"}, ${this.isSignedIn ? "signed in" : "signed out"}`;
    return `${connection}, ${this.#asked.size} unanswered`;
  }

  /** Waits until the gateway has done what it was asked, also where the answer is lost. */
  async whenDone(): Promise<void> {
    await Promise.allSettled(this.#asked);
  }

  /** Reads are sent again as the product sends them. */
  readonly retryTools = {
    wait: (milliseconds: number) => pause(milliseconds),
    random: Math.random,
    isOnline: () => !this.isOffline,
  };

  /** Sends a file; what breaks goes on when there is a connection again, as an upload in parts does. */
  async sendFile(
    window: StoringWindow,
    name: string,
    body: string,
  ): Promise<{ status: number; text: string }> {
    const headers = { "Content-Type": "text/plain", "X-File-Name": encodeURIComponent(name) };
    for (;;) {
      await this.#signedIn;
      await pause(Math.random() * 200);
      if (window.isClosed) return never;
      if (this.isOffline) continue;
      const response = await this.caller.rest("POST", "../files", body, headers);
      if (window.isClosed) return never;
      if (!this.isOffline && response.status !== 503) return response;
    }
  }

  #requireConnection(): void {
    if (this.isOffline) throw new RequestError("NETWORK", "No connection", { status: 0 });
  }
}

/** A store of a window's own, whose network is the device's. */
export function openEnvironment(device: Device, window: StoringWindow): Environment {
  const { signal } = new AbortController();
  const fetch: FetchFunction = ({ id, operationKind }, variables, config) => {
    const send = () => device.send(window, documents[id ?? ""] ?? "", () => variablesNow(variables, config));
    return Observable.from(operationKind === "query" ? retryReads(send, signal, device.retryTools) : send());
  };
  return new Environment({
    network: Network.create(fetch, () => Observable.create(() => () => undefined)),
    store: new Store(new RecordSource()),
  });
}

/** Milliseconds between two looks. */
const glance = 40;

/**
 * Waits until something holds; rejects with what is said after so many milliseconds of a process that has its turns: on a
 * crowded machine they are longer.
 */
export async function until(holds: () => boolean, what: () => string, milliseconds = 90_000): Promise<void> {
  for (let looks = milliseconds / glance; !holds(); looks -= 1) {
    if (looks <= 0) throw new Error(`never: ${what()}`);
    await pause(glance);
  }
}
