import { type GraphQLResponse, Observable, type RequestParameters } from "relay-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Live } from "~/relay/live";
import { createNetwork } from "~/relay/network";
import { RequestError } from "~/relay/requestError";
import { type RetryTools, retryReads } from "~/relay/retryReads";

afterEach(() => {
  vi.unstubAllGlobals();
});

const busy = (retryAfter: number | null) =>
  new RequestError("UNAVAILABLE", "The service is busy", { status: 503, retryAfter });
const broken = new RequestError("NETWORK", "The server can't be reached", { status: 0 });

/** Reads that fail in the given ways, and then succeed; with the waits in between. */
function script(failures: readonly RequestError[], { random = 0, isOnline = true } = {}) {
  const waits: number[] = [];
  const tools: RetryTools = {
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => random,
    isOnline: () => isOnline,
  };
  const left = [...failures];
  let reads = 0;
  const read = async () => {
    reads += 1;
    const failure = left.shift();
    if (failure) throw failure;
    return "data";
  };
  return { waits, tools, read, count: () => reads };
}

const never = new AbortController().signal;

describe("a read that the server could not answer now", () => {
  it("is tried again, after longer times, and no two browsers at once", async () => {
    const early = script([busy(null), busy(null), busy(null)]);
    expect(await retryReads(early.read, never, early.tools)).toBe("data");
    expect(early.waits).toEqual([250, 500, 1_000]);
    const late = script([busy(null), busy(null), busy(null)], { random: 1 });
    await retryReads(late.read, never, late.tools);
    expect(late.waits).toEqual([500, 1_000, 2_000]);
  });

  it("waits at least as long as the server said", async () => {
    const { read, tools, waits } = script([busy(2), busy(2)]);
    await retryReads(read, never, tools);
    expect(waits).toEqual([2_250, 2_500]);
  });

  it("is given up after three more tries, or when a person would wait too long", async () => {
    const tired = script(Array.from({ length: 9 }, () => busy(null)));
    await expect(retryReads(tired.read, never, tired.tools)).rejects.toThrow("The service is busy");
    expect(tired.count()).toBe(4);
    const patient = script([busy(900)]);
    await expect(retryReads(patient.read, never, patient.tools)).rejects.toThrow("The service is busy");
    expect([patient.count(), patient.waits]).toEqual([1, []]);
  });

  it("is tried once more when the connection broke, and not while the browser is offline", async () => {
    const once = script([broken]);
    expect(await retryReads(once.read, never, once.tools)).toBe("data");
    const twice = script([broken, broken]);
    await expect(retryReads(twice.read, never, twice.tools)).rejects.toThrow("can't be reached");
    expect(twice.count()).toBe(2);
    const offline = script([broken], { isOnline: false });
    await expect(retryReads(offline.read, never, offline.tools)).rejects.toThrow("can't be reached");
    expect(offline.count()).toBe(1);
  });

  it("is not tried again for any other reason", async () => {
    const fault = new RequestError("FAULT", "Something went wrong", { status: 500 });
    const { read, tools, count } = script([fault]);
    await expect(retryReads(read, never, tools)).rejects.toThrow(fault);
    expect(count()).toBe(1);
  });

  it("is not retried after the user has left", async () => {
    const left = new AbortController();
    const { read, tools, count } = script([busy(null)]);
    const wait = async () => left.abort();
    await expect(retryReads(read, left.signal, { ...tools, wait })).rejects.toThrow("The service is busy");
    expect(count()).toBe(1);
  });
});

const live: Live = {
  subscribe: () => Observable.from([] as never),
  renew: () => undefined,
  close: () => undefined,
};

/** Leads fetch to a script of answers. */
function answerWith(...answers: readonly (() => Response | Promise<Response>)[]) {
  const signals: (AbortSignal | null)[] = [];
  const left = [...answers];
  vi.stubGlobal("fetch", async (_address: string, { signal }: { signal: AbortSignal | null }) => {
    signals.push(signal);
    return (left.shift() ?? (() => Response.json({ data: {} })))();
  });
  return signals;
}

const unavailable = () =>
  Response.json(
    { errors: [{ message: "The service is busy", extensions: { code: "UNAVAILABLE" } }] },
    { status: 503, headers: { "Retry-After": "1" } },
  );
const restarting = () => new Response("<h1>Bad Gateway</h1>", { status: 502 });

function execute(operationKind: "query" | "mutation", onError = vi.fn()) {
  const operation: RequestParameters = {
    id: "hash",
    text: null,
    name: "Operation",
    operationKind,
    metadata: {},
  };
  const observable = createNetwork(onError, live).execute(operation, {}, {}, null);
  return { observable: observable as Observable<GraphQLResponse>, onError };
}

describe("the network of the store", () => {
  it("retries a query that got 503 or came while the server restarts, without a message", async () => {
    vi.useFakeTimers();
    const signals = answerWith(unavailable, restarting, () => Response.json({ data: { ok: true } }));
    const { observable, onError } = execute("query");
    const answer = observable.toPromise();
    await vi.advanceTimersByTimeAsync(900);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject({ data: { ok: true } });
    expect([signals.length, onError.mock.calls.length]).toEqual([3, 0]);
  });

  it("sends a change once", async () => {
    const signals = answerWith(unavailable);
    const { observable, onError } = execute("mutation");
    await expect(observable.toPromise()).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
    expect([signals, onError.mock.calls.length]).toEqual([[null], 1]);
  });

  it("gives up a query that is no longer awaited, without an error", async () => {
    vi.useFakeTimers();
    const signals = answerWith(unavailable, unavailable);
    const { observable, onError } = execute("query");
    const error = vi.fn();
    const subscription = observable.subscribe({ error });
    await vi.advanceTimersByTimeAsync(100);
    subscription.unsubscribe();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(signals[0]?.aborted).toBe(true);
    expect([signals.length, onError.mock.calls.length, error.mock.calls.length]).toEqual([1, 0, 0]);
  });
});
