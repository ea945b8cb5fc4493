// npm run bench:push [repetitions]: delivers messages to many subscribers by this gateway and by its peers,
// in one run. Servers and subscribers are separate processes; only the ratios between lines of one run mean
// anything.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Crowd, latency, saturate } from "./measure";
import type { Kind } from "./servers";

const milliseconds = 2_000;

type Figures = Record<string, number>;

/**
 * The measurements of one server; the parts of all kinds follow each other, so that a busy minute affects all
 * alike.
 */
const pieces: Record<string, (crowd: Crowd) => Promise<Figures>> = {
  async "500 listeners"(crowd: Crowd) {
    await crowd.gather(500, 1);
    const p99 = await latency(crowd, { perSecond: 10_000, milliseconds });
    const { perSecond, cpuPerDelivery } = await saturate(crowd, { rooms: 1, milliseconds });
    return { "500: delivered/s": perSecond, "500: CPU us": cpuPerDelivery, "500: p99 ms at 10,000/s": p99 };
  },
  async "2,000 listeners"(crowd: Crowd) {
    const before = await crowd.usage();
    await crowd.gather(2_000, 1);
    const after = await crowd.usage();
    const { perSecond, cpuPerDelivery } = await saturate(crowd, { rooms: 1, milliseconds });
    const memory = (after.memory - before.memory) / 2_000 / 1_024;
    return { "2,000: delivered/s": perSecond, "2,000: CPU us": cpuPerDelivery, "2,000: KiB each": memory };
  },
  async "200 rooms of ten"(crowd: Crowd) {
    await crowd.gather(2_000, 200);
    const { perSecond, cpuPerDelivery } = await saturate(crowd, {
      rooms: 200,
      milliseconds,
      movesPerSecond: 200,
    });
    return { "rooms: delivered/s": perSecond, "rooms: CPU us": cpuPerDelivery };
  },
};

const kinds: readonly Kind[] = ["raw", "lectern", "graphql-ws", "socket.io", "mercurius"];
const repetitions = Number(process.argv[2] ?? 3);

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(kind: Kind): Promise<{ child: ChildProcess; crowd: Crowd }> {
  const child = fork(new URL("./server.ts", import.meta.url), [kind], {
    execArgv: [...process.execArgv, "--expose-gc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [ports] = (await once(child, "message")) as [{ port: number; control: number }];
  return { child, crowd: await Crowd.open(kind, ports) };
}

/** Runs one piece of work over a fresh server. */
async function over<Answer>(kind: Kind, work: (crowd: Crowd) => Promise<Answer>): Promise<Answer> {
  const { child, crowd } = await start(kind);
  try {
    return await work(crowd);
  } finally {
    crowd.end();
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

const shown = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(2));

/** By figure and kind: its ratio to raw in the same repetition. */
const ratios = new Map<string, Map<Kind, number[]>>();

function keep(kind: Kind, measured: Figures, raw: Figures): void {
  for (const [name, value] of Object.entries(measured)) {
    const ofName = ratios.get(name) ?? new Map<Kind, number[]>();
    ratios.set(name, ofName);
    ofName.set(kind, [...(ofName.get(kind) ?? []), value / (raw[name] ?? Number.NaN)]);
  }
}

for (let repetition = 1; repetition <= repetitions; repetition += 1) {
  for (const [piece, work] of Object.entries(pieces)) {
    let raw: Figures = {};
    for (const kind of kinds) {
      const measured: Figures = await over(kind, work);
      if (kind === "raw") raw = measured;
      keep(kind, measured, raw);
      const cells = Object.entries(measured).map(([name, value]) => `${name} ${shown(value)}`);
      say(`${repetition}, ${piece}, ${kind.padEnd(10)} ${cells.join("  ")}`);
    }
  }
}

say(`\n| ratio to raw ws.send, median of ${repetitions} | ${kinds.join(" | ")} |`);
say(`|---|${kinds.map(() => "---|").join("")}`);
for (const [name, ofName] of ratios) {
  say(`| ${name} | ${kinds.map((kind) => median(ofName.get(kind) ?? []).toFixed(2)).join(" | ")} |`);
}
process.exit(0);
