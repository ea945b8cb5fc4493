// npm run proof -- away [rounds]: a PostgreSQL that crashes, whose processes are killed or ended, and whose copy takes over at
// the same address, each so many times (10) under nine clients. The gateway must live, respond with 200 or 503 alone, and be
// back within ten seconds.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { makeFolder, startChild } from "../support/childGateway";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { say } from "../support/say";

const rounds = Number(process.argv[2] ?? 10);
const mostMilliseconds = 10_000;

if (!postgresBinaries) throw new Error("This proof needs PostgreSQL (apt-get install postgresql)");
const cluster = await startPostgres(postgresBinaries);
const databaseUrl = cluster.createDatabase("away");
const { folder, remove } = makeFolder();
const child = startChild({ DEMO: "1", LOG_LEVEL: "fatal", DATA_DIR: folder, DATABASE_URL: databaseUrl });
const origin = await child.origin;
const problems: string[] = [];
let isOver = false;
child.process.once("exit", (status) => {
  if (!isOver) problems.push(`the gateway ended with status ${status}`);
  isOver = true;
});

const query = JSON.stringify({ query: "{ courses(first: 1) { nodes { title } } }" });
const json = { "Content-Type": "application/json" };
const ways: readonly [path: string, init: RequestInit][] = [
  ["/graphql", { method: "POST", headers: json, body: query }],
  ["/api/courses", {}],
  ["/courses", { headers: { Accept: "text/html" } }],
];
const statuses = new Map<number, number>();

async function ask([path, init]: (typeof ways)[number]): Promise<number> {
  const response = await fetch(origin + path, init);
  await response.arrayBuffer();
  return response.status;
}

const clients = Array.from({ length: 9 }, async (_, at) => {
  const way = ways[at % ways.length];
  while (!isOver && way) {
    const status = await ask(way).catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
});

async function untilBack(): Promise<number> {
  const since = performance.now();
  while (!isOver && performance.now() - since < mostMilliseconds) {
    const all = await Promise.all(ways.map((way) => ask(way).catch(() => 0)));
    if (all.every((status) => status === 200)) return performance.now() - since;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function endBackends(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'lectern-%'",
  );
  await client.end();
}

const endings: Readonly<Record<string, () => unknown>> = {
  "a crash": () => {
    cluster.crash();
    cluster.resume();
  },
  "two killed processes": () => cluster.killBackends(2),
  "all connections ended": endBackends,
  "a copy that takes over": () => cluster.failOver(),
};

for (let round = 1; round <= rounds && !isOver; round += 1)
  for (const [name, end] of Object.entries(endings)) {
    await pause(Math.random() * 300);
    await end();
    const back = await untilBack();
    say(`round ${round}, ${name}: back after ${Math.round(back)} ms`);
    if (!Number.isFinite(back)) problems.push(`round ${round}, ${name}: not back in ${mostMilliseconds} ms`);
  }
isOver = true;
await Promise.all(clients);
child.process.kill("SIGTERM");
await child.ended;
cluster.stop();
remove();
say([...statuses].map(([status, count]) => `${count} x ${status}`).join(", "));
for (const status of statuses.keys())
  if (![200, 503].includes(status)) problems.push(`${statuses.get(status)} responses with ${status}`);
for (const problem of problems) say(`NOT HELD: ${problem}`);
say(problems.length === 0 ? "everything held" : `${problems.length} things did not hold`);
if (problems.length > 0) process.exitCode = 1;
