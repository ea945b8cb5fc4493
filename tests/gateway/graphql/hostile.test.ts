import { afterAll, describe, expect, it } from "vitest";
import { openTestGateway } from "#tests/support/gateway";
import { openLiveSocket } from "#tests/support/liveSocket";
import { hostileDocuments } from "./hostileDocuments";

const realtimeLimits = { operationsPerSecond: 1_000, messagesPerSecond: 1_000 };

const open = await openTestGateway({ realtimeLimits });
const closed = await openTestGateway({
  environment: { NODE_ENV: "production", DEMO: "1" },
  database: open.database,
  realtimeLimits,
});
const trainerToken = (await closed.as("coordinator")).token;
afterAll(async () => {
  await closed.close();
  await open.close();
});

interface Refused {
  errors: { message: string; extensions?: { code?: string; cost?: number } }[];
  data?: unknown;
}

type Send = (query: string) => Promise<Refused>;

const headers = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

/** The short way into the pipeline, and Yoga's own for media types that few ask for. */
const overHttp =
  (origin: string, { accept, token }: { accept: string; token: string | undefined }): Send =>
  async (query) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept, ...headers(token) },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as Refused;
  };

async function overSocket(origin: string, token: string | undefined) {
  const socket = await openLiveSocket(origin, { token });
  let last = 0;
  const send: Send = async (query) => {
    last += 1;
    socket.subscribe(String(last), query);
    const { type, payload } = await socket.next();
    if (type === "error") return { errors: payload };
    await socket.next();
    return payload;
  };
  return { send, close: () => socket.close() };
}

/** Milliseconds of the processor that a hostile document may take. */
const most = 20;

/** Documents take a quarter of `most` or less; what else the process does in a round may take more. */
const mostRounds = 40;

/**
 * Milliseconds of the processor that a document takes: each time another one, since refusals are kept. The collector, the
 * compiler and this client share the process, and may be busy for several rounds: the first one below `most` is proof.
 */
async function measure(send: Send, query: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds && least >= most; round += 1) {
    const before = process.cpuUsage();
    await send(`${query} # ${Math.random()}`);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

async function expectRefusals(send: Send): Promise<void> {
  await send("{ settings { code } }");
  const slow: string[] = [];
  for (const [name, query] of Object.entries(hostileDocuments)) {
    const { data, errors } = await send(query);
    expect(errors?.length, name).toBeGreaterThan(0);
    expect(data ?? null, name).toBeNull();
    const taken = await measure(send, query);
    if (taken >= most) slow.push(`${name}: ${taken} ms`);
  }
  expect(slow).toEqual([]);
}

const plain = "application/graphql-response+json";
const byYoga = "application/json;q=0.9, application/graphql-response+json";

describe("a hostile document costs less than 20 ms of the processor", () => {
  it.each([
    ["the short way", plain],
    ["Yoga", byYoga],
  ])("over HTTP by %s, from a visitor in development", async (_way, accept) => {
    await expectRefusals(overHttp(open.origin, { accept, token: undefined }));
  });

  it.each([
    ["the short way", plain],
    ["Yoga", byYoga],
  ])("over HTTP by %s, from staff and visitors in production", async (_way, accept) => {
    await expectRefusals(overHttp(closed.origin, { accept, token: trainerToken }));
    await expectRefusals(overHttp(closed.origin, { accept, token: undefined }));
  });

  it("over WebSocket, in development and in production", async () => {
    for (const [origin, token] of [
      [open.origin, undefined],
      [closed.origin, trainerToken],
    ] as const) {
      const { send, close } = await overSocket(origin, token);
      await expectRefusals(send);
      await close();
    }
  });

  it("of 1 MB over HTTP, and is not kept", async () => {
    const send = overHttp(open.origin, { accept: plain, token: undefined });
    const query = `{ __typename } # ${"x".repeat(1_000_000)}`;
    const { errors } = await send(query);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("at most 16000"),
      extensions: { code: "LIMIT_EXCEEDED" },
    });
    expect(await measure(send, query)).toBeLessThan(most);
  });
});

describe("an operation that costs too much", () => {
  it("is told its cost and the limit as numbers, over HTTP and WebSocket", async () => {
    const query = hostileDocuments["pages in pages"] ?? "";
    const socket = await overSocket(open.origin, undefined);
    const sends = [
      overHttp(open.origin, { accept: plain, token: undefined }),
      overHttp(open.origin, { accept: byYoga, token: undefined }),
      socket.send,
    ];
    for (const send of sends) {
      const { errors } = await send(query);
      expect(errors[0]?.extensions).toEqual({
        code: "LIMIT_EXCEEDED",
        cost: expect.any(Number),
        limit: 60_000,
      });
      expect(errors[0]?.extensions?.cost).toBeGreaterThan(1_000_000);
    }
    await socket.close();
  });
});
