import { once } from "node:events";
import { connect as connectTcp, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { RateWindow } from "#gateway/RateWindow";
import { realtimeLimits } from "#gateway/realtime/limits";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { openSuite } from "#tests/support/suite";

const limits = { openingPerAddress: 3, closeWithin: 1_000 };
const open: LiveSocket[] = [];

async function connect(options: Parameters<typeof openLiveSocket>[1] = {}): Promise<LiveSocket> {
  const socket = await openLiveSocket(test.origin, options);
  open.push(socket);
  return socket;
}

/** A socket that is opened and says nothing, from an address that a proxy names. */
const from = (address: string) => connect({ init: null, headers: { "X-Forwarded-For": address } });

const { test } = await openSuite({ environment: { TRUST_PROXY: "1" }, realtimeLimits: limits });
afterEach(async () => {
  test.setNow();
  for (const socket of open.splice(0)) socket.socket.terminate();
});

const tooMany = { code: 4429, reason: "Too many messages" };

describe("a socket that says more than a hundred things a second is closed", () => {
  it.each([
    ["pings", '{"type":"ping"}'],
    ["pongs", '{"type":"pong"}'],
    ["ends of operations", '{"type":"complete","id":"1"}'],
  ])("whether they are %s", async (_name, text) => {
    const socket = await connect();
    test.setNow(new Date());
    // The gateway has counted the connection_init: in the second that it was said, or in one before.
    for (let count = 0; count < 101; count += 1) socket.socket.send(text);
    expect(await socket.closed).toEqual(tooMany);
  });

  it("a socket that sends too many pong frames is closed", async () => {
    const socket = await connect();
    test.setNow(new Date());
    for (let count = 0; count < 101; count += 1) socket.socket.pong();
    expect(await socket.closed).toEqual(tooMany);
  });

  it("a socket that sends too many ping frames is closed, even one at a time: ws itself cuts who sends many at once", async () => {
    const { socket, closed } = await connect();
    test.setNow(new Date());
    for (let count = 0; count < 101 && socket.readyState === socket.OPEN; count += 1) {
      socket.ping();
      await Promise.race([once(socket, "pong"), closed]);
    }
    expect(await closed).toEqual(tooMany);
  });

  it("a socket that says more than a hundred things a second is closed before it has said on whose behalf, too", async () => {
    const socket = await connect({ init: null });
    for (let count = 0; count < 101; count += 1) socket.say({ type: "ping" });
    expect(await socket.closed).toEqual(tooMany);
  });

  it("a closed flood is not read any more; what it asked before is answered", async () => {
    const socket = await connect();
    test.setNow(new Date(Date.now() + 5_000));
    for (let count = 0; count < 20_000; count += 1) socket.say({ type: "ping" });
    expect(await socket.closed).toEqual(tooMany);
    expect(socket.received).toHaveLength(100);
  });

  it("a socket that stays below the limit is not closed", async () => {
    const socket = await connect();
    const start = Date.now() + 5_000;
    for (let time = 0; time < 3; time += 1) {
      test.setNow(new Date(start + time * 1_000));
      for (let count = 0; count < 99; count += 1) socket.say({ type: "pong" });
      await socket.settled();
    }
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
  });
});

describe("a message in pieces", () => {
  it("may come in a few, and not in a hundred", async () => {
    const [few, many] = [await connect(), await connect()];
    few.socket.send('{"type":', { fin: false });
    few.socket.send('"ping"}', { fin: true });
    expect((await few.next()).type).toBe("pong");
    for (let count = 0; count < 100; count += 1) many.socket.send(" ", { fin: false });
    expect((await many.closed).code).toBe(1008);
  });
});

describe("from one address", () => {
  it("only so many sockets may be open that have not said on whose behalf they speak", async () => {
    const [first, second] = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.1")];
    await expect(from("192.0.2.1")).rejects.toThrow("429");
    await from("192.0.2.2");
    // One says it, and is counted with the visitors from there; then one leaves.
    first.say({ type: "connection_init" });
    expect((await first.next()).type).toBe("connection_ack");
    await from("192.0.2.1");
    await expect(from("192.0.2.1")).rejects.toThrow("429");
    await second.close();
    await from("192.0.2.1");
    await expect(from("192.0.2.1")).rejects.toThrow("429");
  });

  it("five hundred are, unless a test says otherwise", () => {
    expect(realtimeLimits).toMatchObject({ openingPerAddress: 500, messagesPerSecond: 100 });
  });
});

/** A connection that has upgraded and does as it likes. */
async function rawSocket(path = "/graphql"): Promise<Socket> {
  const { hostname, port } = new URL(test.origin);
  const socket = connectTcp({ host: hostname, port: Number(port), allowHalfOpen: true });
  // An operation that the gateway cuts off ends with an error.
  socket.on("error", () => undefined);
  const head = [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Protocol: graphql-transport-ws",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  return socket;
}

/** A masked frame of text, whose mask is nought. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** Resolves when the gateway has let go of the connection, and not only ended its own half. */
const isGone = (socket: Socket) =>
  expect.poll(
    () => {
      socket.write(frame('{"type":"ping"}'));
      return socket.destroyed;
    },
    { interval: 20, timeout: 5_000 },
  );

describe("a peer that ignores our goodbye", () => {
  it("is cut after two seconds, unless a test says otherwise", async () => {
    expect(realtimeLimits.closeWithin).toBe(2_000);
    const socket = await rawSocket();
    socket.write(frame("hello"));
    const [goodbye] = (await once(socket, "data")) as [Buffer];
    expect([goodbye[0], goodbye.readUInt16BE(2)]).toEqual([0x88, 4400]);
    await once(socket, "end");
    await isGone(socket).toBe(true);
  });

  it("is cut as well while it goes on talking", async () => {
    const socket = await rawSocket();
    socket.write(Buffer.concat(Array.from({ length: 5_000 }, () => frame('{"type":"ping"}'))));
    await isGone(socket).toBe(true);
  });

  it("is let go when it was refused from the start", async () => {
    await isGone(await rawSocket("/nowhere")).toBe(true);
  });
});

describe("a rate", () => {
  it("lets as many happen as it says from the first on, and says how long to wait", () => {
    const window = new RateWindow({ most: 2, within: 1_000 });
    expect([5_000, 5_400, 5_500, 5_999, 6_000].map((now) => window.take(now))).toEqual([0, 0, 500, 1, 0]);
  });

  it("is not closed by a clock that is set back", () => {
    const window = new RateWindow({ most: 1, within: 1_000 });
    expect([9_000, 9_001, 1_000].map((now) => window.take(now))).toEqual([0, 999, 0]);
  });
});
