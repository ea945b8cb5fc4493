import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openWire } from "#gateway/realtime/wire/openWire";
import type { Peer } from "#gateway/realtime/wire/wire";

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
let client: WebSocket | undefined;

/** A WebSocket on both of its ends. */
async function connect(): Promise<{ peer: Peer; client: WebSocket }> {
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const upgraded = new Promise<Peer>((resolve) =>
    server.once("upgrade", (request, socket: Duplex, head) =>
      sockets.handleUpgrade(request, socket, head, (webSocket) => resolve({ webSocket, socket })),
    ),
  );
  client = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(client, "open");
  return { peer: await upgraded, client };
}

afterEach(() => {
  client?.terminate();
  server.close();
});

describe.each(["joined", "plain"] as const)("the %s wire", (kind) => {
  it("brings texts of every length, in order, to every socket that a frame is sent to", async () => {
    const wire = openWire(kind, 1_000_000);
    const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => "é".repeat(length));
    const { peer, client: receiver } = await connect();
    const heard: string[] = [];
    receiver.on("message", (data, isBinary) => heard.push(isBinary ? "bytes" : String(data)));
    const out = wire.open(peer);
    for (const text of texts) out.send(wire.frame(text));
    await expect.poll(() => heard.length).toBe(texts.length);
    expect(heard).toEqual(texts);
  });

  it("writes what waits ahead of what ws writes itself", async () => {
    const wire = openWire(kind, 1_000_000);
    const { peer, client: receiver } = await connect();
    const heard: string[] = [];
    receiver.on("message", (data) => heard.push(String(data)));
    receiver.on("close", () => heard.push("closed"));
    const out = wire.open(peer);
    out.send(wire.frame("last words"));
    out.flush();
    peer.webSocket.close(1000);
    await expect.poll(() => heard).toEqual(["last words", "closed"]);
  });

  it("cuts a peer that does not read, and no other", async () => {
    const wire = openWire(kind, 10_000);
    const [deaf, listening] = [await connect(), await connect()];
    deaf.client.pause();
    const frame = wire.frame("x".repeat(2_000_000));
    let cut = false;
    deaf.peer.socket.once("close", () => {
      cut = true;
    });
    const [out, other] = [wire.open(deaf.peer), wire.open(listening.peer)];
    await expect
      .poll(() => {
        out.send(frame);
        out.flush();
        return cut;
      })
      .toBe(true);
    const heard = once(listening.client, "message");
    other.send(frame);
    await heard;
    listening.client.terminate();
    deaf.client.terminate();
  });
});
