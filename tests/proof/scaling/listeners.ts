import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { graphqlRequest, openAsker } from "#tests/support/asker";
import type { MeasuredGateway } from "./gateways";
import { quantile } from "./load";
import { readMetric } from "./usage";
import type { World } from "./world";

export interface PushFigures {
  sockets: number;
  /** Kilobytes of a gateway's memory for each socket with its subscription. */
  memory: number;
  /** Messages that arrived, a second. */
  delivered: number;
  /** Milliseconds from sending the mutation to each arrival. */
  p50: number;
  p99: number;
  lost: number;
}

interface Listening {
  gateways: readonly MeasuredGateway[];
  world: World;
  documentId: (name: string) => string;
  sockets: number;
  /** The network addresses that they come from, in turn; one for all when left out. */
  addresses?: readonly string[];
}

type OnText = (text: string) => void;

interface Opening {
  port: number;
  token: string;
  /** The operation that it subscribes to. */
  payload: object;
  /** The network address that it comes from. */
  localAddress?: string | undefined;
}

async function openListener({ port, token, payload, localAddress }: Opening): Promise<WebSocket> {
  const options = localAddress === undefined ? {} : { localAddress };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws", options);
  await once(socket, "open");
  const say = (message: object) => socket.send(JSON.stringify(message));
  const confirmed = new Promise<void>((resolve, reject) => {
    socket.on("message", (data) => {
      const text = String(data);
      // A subscriber that opens while the database is busy gets that error, and tries again.
      const isFirst = text.includes('"connection_ack"');
      if (isFirst || /"code":"UNAVAILABLE"/.test(text)) say({ id: "1", type: "subscribe", payload });
      else if (text.includes('"type":"error"')) reject(new Error(text));
      if (text.includes('"listening"')) resolve();
    });
  });
  say({ type: "connection_init", payload: { authorization: `Bearer ${token}`, confirm: true } });
  await Promise.race([
    confirmed,
    once(socket, "close").then(([code, reason]) => {
      throw new Error(`a socket was closed: ${code} ${reason}`);
    }),
  ]);
  return socket;
}

/** Opens sockets of as many people, a few at a time, each listening to the lobby. */
export async function gather(
  { gateways, world, documentId, sockets, addresses = [] }: Listening,
  onText: OnText,
) {
  const payload = { documentId: documentId("useRoomLifeSubscription"), variables: { roomId: world.lobbyId } };
  const opened: WebSocket[] = [];
  const together = 50;
  while (opened.length < sockets) {
    const batch = Array.from({ length: Math.min(together, sockets - opened.length) }, (_, index) => {
      const at = opened.length + index;
      const { port } = gateways[at % gateways.length] ?? { port: 0 };
      const token = world.learners[at % world.learners.length]?.token ?? "";
      return openListener({ port, token, payload, localAddress: addresses[at % addresses.length] });
    });
    for (const socket of await Promise.all(batch)) {
      socket.on("message", (data) => onText(String(data)));
      opened.push(socket);
    }
  }
  return opened;
}

/** Resident memory after the garbage of opening has gone, in bytes. */
async function readMemory(gateways: readonly MeasuredGateway[]): Promise<number> {
  await pause(1_500);
  const each = await Promise.all(
    gateways.map(({ metricsPort }) => readMetric(metricsPort ?? 0, "process_resident_memory_bytes")),
  );
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** So many come and go before memory is read: the first ones have the code compiled. */
const socketsOfWarming = 300;

interface Talk {
  perSecond: number;
  seconds: number;
}

/** Has sockets listen to one room and messages sent to it at a steady pace, each to the next gateway. */
export async function measurePush(listening: Listening, { perSecond, seconds }: Talk): Promise<PushFigures> {
  const { gateways, world, documentId } = listening;
  const sent = new Map<string, number>();
  const waited: number[] = [];
  const hear: OnText = (text) => {
    const mark = /push-(\d+)-end/.exec(text)?.[0];
    const at = mark === undefined ? undefined : sent.get(mark);
    if (at !== undefined) waited.push(performance.now() - at);
  };
  const first = await gather({ ...listening, sockets: socketsOfWarming }, hear);
  for (const socket of first) socket.terminate();
  const before = await readMemory(gateways);
  const sockets = await gather(listening, hear);
  const memory = (await readMemory(gateways)) - before;
  const sending = documentId("chatCommandsSendMessageMutation");
  const requestOf = (count: number, mark: string) => {
    const input = { clientId: `${Date.now()}-${mark}`, roomId: world.lobbyId, messageText: mark };
    const { token = "" } = world.learners[count % world.learners.length] ?? {};
    return graphqlRequest(
      { documentId: sending, variables: { input } },
      { Authorization: `Bearer ${token}` },
    );
  };
  const askers = await Promise.all(
    gateways.map(({ port }) => openAsker({ port, request: requestOf(0, "none") })),
  );
  const started = performance.now();
  const total = perSecond * seconds;
  for (let count = 0; count < total; count += 1) {
    await pause(Math.max(0, started + (count * 1_000) / perSecond - performance.now()));
    const mark = `push-${count}-end`;
    sent.set(mark, performance.now());
    await new Promise((resolve) => askers[count % askers.length]?.ask(resolve, requestOf(count, mark)));
  }
  const due = total * sockets.length;
  const deadline = performance.now() + 10_000;
  while (waited.length < due && performance.now() < deadline) await pause(50);
  const passed = (performance.now() - started) / 1_000;
  for (const asker of askers) asker.end();
  for (const socket of sockets) socket.terminate();
  return {
    sockets: sockets.length,
    lost: due - waited.length,
    delivered: waited.length / passed,
    memory: memory / sockets.length / 1_024,
    p50: quantile(waited, 0.5),
    p99: quantile(waited, 0.99),
  };
}
