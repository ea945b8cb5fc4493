import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { closeServer, createHttpServer, listen } from "#gateway/serving";
import { openSuite } from "../support/suite";

const servingTimes = { headers: 400, request: 800, lookEvery: 100 };
const { test } = await openSuite({ template: "empty", servingTimes });
const data = { code: "ONE", name: "One", isDefault: true };
await test.database.prisma.organization.create({ data });

const head =
  "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n";

/** Sends a text, then one byte after the other until the connection ends; what was received. */
function trickle(text: string, everyMs = 50): Promise<string> {
  const { hostname, port } = new URL(test.origin);
  const socket: Socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => {
    received += String(chunk);
  });
  // The cut may come while a byte is on its way.
  socket.on("error", () => undefined);
  socket.write(text);
  const drip = setInterval(() => socket.write(" "), everyMs);
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(drip);
      resolve(received);
    });
  });
}

describe("a caller that is too slow", () => {
  it("is cut with 408 while it sends a body byte by byte", async () => {
    expect(await trickle(`${head}\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is cut with 408 while it sends headers byte by byte, or nothing at all", async () => {
    expect(await trickle(`${head}X-Slow: `)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await trickle("", 60_000)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is not a WebSocket, which stays", async () => {
    const socket = new WebSocket(
      test.origin.replace("http", "ws").concat("/graphql"),
      "graphql-transport-ws",
    );
    const said: string[] = [];
    const closed: number[] = [];
    socket.on("message", (data) => said.push(JSON.parse(String(data)).type));
    socket.on("close", (code) => closed.push(code));
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    await expect.poll(() => said).toEqual(["connection_ack"]);
    // Another caller is cut after the longest time that a request may take.
    await trickle(`${head}\r\n`);
    socket.send(JSON.stringify({ type: "ping" }));
    await expect.poll(() => said).toEqual(["connection_ack", "pong"]);
    expect(closed).toEqual([]);
    socket.terminate();
  });
});

describe("a gateway that is too slow", () => {
  /** Asks from a thread of its own, which goes on while this one is held up; the status, or why there is none. */
  const ask = `
    const { parentPort, workerData } = require("node:worker_threads");
    const { request } = require("node:http");
    const say = (what) => parentPort.postMessage(what);
    const sent = request({ port: workerData, method: "POST", agent: false }, (answer) => say(answer.resume().statusCode));
    sent.once("error", (error) => say(error.code));
    sent.end("a body");`;

  it("cuts no caller whose request has arrived while it was held up", async () => {
    const server = createHttpServer(
      (request, response) => void request.resume().once("end", () => response.end("read")),
      { maxConnections: 10, onDrop: () => undefined, times: { headers: 100, request: 200, lookEvery: 50 } },
    );
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const isOver = (since: number) => performance.now() - since > 1_000;
    server.once("connection", () => {
      const since = performance.now();
      while (!isOver(since));
    });
    const caller = new Worker(ask, { eval: true, workerData: port });
    expect(await once(caller, "message")).toEqual([200]);
    await caller.terminate();
    await closeServer(server);
  });
});

describe("a caller that goes away", () => {
  it("a caller that goes away in the middle of a body is no outage of the database", async () => {
    const { hostname, port } = new URL(test.origin);
    test.logged.length = 0;
    const socket = connect(Number(port), hostname);
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.resetAndDestroy();
    await expect.poll(() => test.logged.some((line) => line.includes("/api/auth/login"))).toBe(true);
    expect(test.logged.filter((line) => /the database is|"fault"/.test(line))).toEqual([]);
  });
});

describe("a server", () => {
  it("takes as many connections as it may, and turns others away", async () => {
    let dropped = 0;
    const onDrop = () => {
      dropped += 1;
    };
    const server = createHttpServer((_request, response) => void response.end("ok"), {
      maxConnections: 2,
      onDrop,
    });
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const open = () => connect(port, "127.0.0.1").on("error", () => undefined);
    const kept = [open(), open()];
    await expect.poll(() => kept.every((socket) => !socket.connecting)).toBe(true);
    const third = open();
    await new Promise((resolve) => third.once("close", resolve));
    expect(dropped).toBe(1);
    for (const socket of kept) socket.destroy();
    await closeServer(server);
  });

  it("a server that ends waits for the answer under way, and not for the rest of a request", async () => {
    let answer: (() => void) | undefined;
    const server = createHttpServer(
      (request, response) => {
        request.resume();
        if (request.method === "GET") answer = () => response.end("answered");
      },
      { maxConnections: 10, onDrop: () => undefined },
    );
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const begin = (text: string) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.write(text);
      return new Promise((resolve) => socket.once("close", resolve));
    };
    const stalled = [begin(`${head}\r\n{`), begin("GET / HTTP/1.1\r\nHo")];
    const asked = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await expect.poll(() => answer).toBeDefined();
    const started = performance.now();
    const ended = closeServer(server);
    await Promise.all(stalled);
    expect(performance.now() - started).toBeLessThan(6_000);
    answer?.();
    expect(await asked).toBe("answered");
    await ended;
  });

  it("a server that ends responds to a request whose rest has arrived while it was held up", async () => {
    const server = createHttpServer(
      (request, response) => void request.resume().once("end", () => response.end("read")),
      { maxConnections: 10, onDrop: () => undefined },
    );
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    let received = "";
    socket.on("data", (chunk) => {
      received += String(chunk);
    });
    const closed = once(socket, "close");
    socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nha");
    await once(server, "request");
    const ended = closeServer(server, { requests: 20, answers: 10_000 });
    socket.write("lf");
    const since = performance.now();
    while (performance.now() - since < 100);
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*read$/);
    await ended;
  });
});
