// npm run proof -- load [seconds] [sockets] [messages a second] [requests a second]: one gateway beside PostgreSQL, with so
// many learners' sockets (1,000) from fifty addresses, messages to all of them (25 a second) and reads of the catalogue (200
// a second) for so long (300 s). Ends with a verdict, and with status 1 when a bound did not hold.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { graphqlRequest } from "../support/asker";
import { layOutImage } from "../support/image";
import { freePort } from "../support/postgres";
import { say } from "../support/say";
import { readDocumentIds, startGateway } from "./scaling/gateways";
import { readHeldMemory } from "./scaling/heap";
import { gather } from "./scaling/listeners";
import { quantile } from "./scaling/load";
import { askAtPace } from "./scaling/pace";
import { readMetric } from "./scaling/usage";
import { makeWorld } from "./scaling/world";

const [seconds = 300, sockets = 1_000, messagesPerSecond = 25, readsPerSecond = 200] = process.argv
  .slice(2)
  .map(Number);

/** Milliseconds, and a share of the memory. */
const bounds = { delivery99: 500, loop99: 100, catalogue95: 150, memory: 0.1 };
const addresses = Array.from({ length: 50 }, (_, at) => `127.0.${at + 1}.1`);
/** Seconds of the same work before anything counts: code is compiled, and caches fill. */
const warming = 20;

const stops: (() => unknown)[] = [];
const problems: string[] = [];

function hold(name: string, value: number, most: number, unit = "ms"): void {
  const holds = value <= most;
  say(`${holds ? "holds " : "FAILS "} ${name}: ${value.toFixed(1)} ${unit}, at most ${most.toFixed(1)}`);
  if (!holds) problems.push(name);
}

async function prove(): Promise<void> {
  const world = await makeWorld();
  stops.push(() => world.stop());
  const image = layOutImage();
  stops.push(() => image.remove());
  // Without a proxy, so that limits by address count the addresses of the sockets.
  const inspectorPort = await freePort();
  const gateway = await startGateway(image, {
    ...world.settings,
    TRUST_PROXY: "0",
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  stops.push(() => gateway.stop());
  const { port, metricsPort } = gateway;
  const documentId = readDocumentIds();
  const sent = new Map<string, number>();
  const delivered: number[] = [];
  const opened = await gather({ gateways: [gateway], world, documentId, sockets, addresses }, (text) => {
    const at = sent.get(/load-(\d+)-end/.exec(text)?.[0] ?? "");
    if (at !== undefined) delivered.push(performance.now() - at);
  });
  let closed = 0;
  for (const socket of opened)
    socket.once("close", () => {
      closed += 1;
    });
  say(`${opened.length} sockets from ${addresses.length} addresses`);

  const sending = documentId("chatCommandsSendMessageMutation");
  const catalogue = graphqlRequest(
    { documentId: documentId("CatalogueScreenQuery"), variables: { first: 12 } },
    { Cookie: "XSRF-TOKEN=proof" },
  );
  let run = 0;
  const markOf = (turn: number) => `load-${run * 1_000_000 + turn}-end`;
  const work = (length: number) => {
    run += 1;
    return Promise.all([
      askAtPace({
        port,
        seconds: length,
        perSecond: messagesPerSecond,
        connections: 16,
        expected: "MessagePayload",
        onAsked: (turn) => void sent.set(markOf(turn), performance.now()),
        request: (turn) => {
          const mark = markOf(turn);
          const { token = "" } = world.learners[turn % world.learners.length] ?? {};
          const input = { clientId: `${Date.now()}-${mark}`, roomId: world.lobbyId, messageText: mark };
          return graphqlRequest(
            { documentId: sending, variables: { input } },
            { Authorization: `Bearer ${token}` },
          );
        },
      }),
      askAtPace({
        port,
        seconds: length,
        perSecond: readsPerSecond,
        connections: 32,
        expected: '"courses":',
        request: () => catalogue,
      }),
    ]);
  };
  await work(warming);
  await pause(2_000);
  delivered.length = 0;
  sent.clear();
  const held = await readHeldMemory(inspectorPort);
  // The lag's quantiles are of the time since they were last read.
  await readMetric(metricsPort ?? 0, "nodejs_eventloop_lag_p99_seconds");
  const ownLag = monitorEventLoopDelay({ resolution: 10 });
  ownLag.enable();
  const [messages, reads] = await work(seconds);
  const lag = (await readMetric(metricsPort ?? 0, "nodejs_eventloop_lag_p99_seconds")) * 1_000;
  ownLag.disable();
  const due = messages.waited.length * opened.length;
  for (let waits = 0; delivered.length < due && waits < 100; waits += 1) await pause(100);
  const growth = (await readHeldMemory(inspectorPort)) - held;
  for (const socket of opened) socket.terminate();

  say(
    `${messages.waited.length} messages, ${reads.waited.length} reads, ${delivered.length} deliveries in ${seconds} s`,
  );
  say(
    `a message was answered in ${quantile(messages.waited, 0.5).toFixed(0)} ms, p99 ${quantile(messages.waited, 0.99).toFixed(0)} ms; the proof's own event loop, p99 ${(ownLag.percentile(99) / 1e6).toFixed(0)} ms, at most ${(ownLag.max / 1e6).toFixed(0)} ms`,
  );
  hold("delivery, p99", quantile(delivered, 0.99), bounds.delivery99);
  hold("event loop, p99", lag, bounds.loop99);
  hold("catalogue, p95", quantile(reads.waited, 0.95), bounds.catalogue95);
  hold("growth of memory", growth, held * bounds.memory, "MB");
  hold("deliveries lost", due - delivered.length, 0, "");
  hold("sockets closed", closed, 0, "");
  hold("wrong answers", messages.wrong.length + reads.wrong.length, 0, "");
  for (const wrong of [...messages.wrong, ...reads.wrong].slice(0, 3)) say(wrong);
}

try {
  await prove();
  say(
    problems.length === 0
      ? "every bound holds"
      : `${problems.length} bounds do not hold: ${problems.join(", ")}`,
  );
  if (problems.length > 0) process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}
