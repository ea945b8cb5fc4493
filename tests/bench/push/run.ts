// npm run bench:push [repetitions]: delivers messages to many listeners by this gateway and by its peers, in one run.
// Servers and listeners are processes of their own; only the ratios between lines of one run mean anything.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Crowd, latency, saturate } from "./measure";
import type { Kind } from "./servers";

interface Figures {
  "500/s": number;
  "2000/s": number;
  "cpu us": number;
  "rooms/s": number;
  "p99 ms": number;
  "KiB each": number;
}

const kinds: readonly Kind[] = ["raw", "lectern", "graphql-ws", "socket.io", "mercurius"];
const only = process.argv.slice(3) as Kind[];
const repetitions = Number(process.argv[2] ?? 3);
const milliseconds = 2_000;

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

async function measure(kind: Kind): Promise<Figures> {
  const few = await over(kind, async (crowd) => {
    await crowd.gather(500, 1);
    const p99 = await latency(crowd, { perSecond: 10_000, milliseconds });
    return { p99, ...(await saturate(crowd, { rooms: 1, milliseconds })) };
  });
  const many = await over(kind, async (crowd) => {
    const before = await crowd.usage();
    await crowd.gather(2_000, 1);
    const after = await crowd.usage();
    const memory = (after.memory - before.memory) / 2_000 / 1_024;
    return { memory, ...(await saturate(crowd, { rooms: 1, milliseconds })) };
  });
  const rooms = await over(kind, async (crowd) => {
    await crowd.gather(2_000, 200);
    return saturate(crowd, { rooms: 200, milliseconds, movesPerSecond: 200 });
  });
  return {
    "500/s": few.perSecond,
    "2000/s": many.perSecond,
    "cpu us": many.cpuPerDelivery,
    "rooms/s": rooms.perSecond,
    "p99 ms": few.p99,
    "KiB each": many.memory,
  };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shown = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(2));

const results = new Map<Kind, Figures[]>();
const measured = only.length > 0 ? only : kinds;
for (let repetition = 0; repetition < repetitions; repetition += 1) {
  for (const kind of measured) {
    const figures = await measure(kind);
    results.set(kind, [...(results.get(kind) ?? []), figures]);
    const cells = Object.entries(figures).map(([name, value]) => `${name} ${shown(value)}`);
    say(`${repetition + 1} ${kind.padEnd(10)} ${cells.join("  ")}`);
  }
}

const names = ["500/s", "2000/s", "cpu us", "rooms/s", "p99 ms", "KiB each"] as const;
const medians = (kind: Kind, name: keyof Figures): number =>
  median((results.get(kind) ?? []).map((figures) => figures[name]));
say(`\n| medians as ratios to raw | ${names.join(" | ")} |\n|---|${names.map(() => "---|").join("")}`);
for (const kind of measured) {
  const ratios = names.map((name) => (medians(kind, name) / medians("raw", name)).toFixed(2));
  say(`| ${kind} | ${ratios.join(" | ")} |`);
}
process.exit(0);
