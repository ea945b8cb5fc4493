// npm run bench [-- REPETITIONS] [-- --json FILE]: reads by this gateway and by its peers on a real PostgreSQL, in
// one run. The file gets [{ read, server, ratio, cpu }]: medians, as ratios to the limit.
// Servers are separate processes; only the ratios between lines of one run mean anything.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { accounts } from "../../tests/support/accounts";
import { graphqlRequest } from "../../tests/support/asker";
import { createCaller } from "../../tests/support/caller";
import { bundleServers } from "./bundle";
import { askOnce, saturate } from "./load";
import { listOperations, type Operation, type OperationName, operationNames } from "./operations";
import { type Kind, listReads, type Source, servers } from "./servers";
import { makeWorld } from "./world";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" } },
});
const repetitions = Number(positionals[0] ?? 3);
const milliseconds = 2_000;
const warmUp = 1_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Server {
  kind: Kind;
  child: ChildProcess;
  port: number;
}

async function start(program: URL, kind: Kind, source: Source): Promise<Server> {
  const child = fork(program, [kind], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(source);
  const [port] = (await once(child, "message")) as [number];
  return { kind, child, port };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send("usage");
  const [cpu] = (await once(child, "message")) as [number];
  return cpu;
}

/** A request to a server: `signed` keeps a response for visitors from being cached. */
interface Column {
  title: string;
  /** Its name in the file. */
  server: string;
  kind: Kind;
  signed: boolean;
}

const columns: readonly Column[] = [
  { title: "limit", server: "limit", kind: "limit", signed: false },
  { title: "Lectern, visitor", server: "visitor", kind: "lectern", signed: false },
  { title: "Lectern, signed in", server: "lectern", kind: "lectern", signed: true },
  { title: "mercurius + loaders", server: "mercurius", kind: "mercurius", signed: false },
  { title: "Yoga + Prisma", server: "yoga", kind: "yoga", signed: false },
];

type Headers = Record<string, string>;

async function sessionsOf({ port }: Server): Promise<Record<"learner" | "admin", Headers>> {
  const caller = createCaller(`http://127.0.0.1:${port}`);
  const headersOf = async (name: "learner" | "admin") => ({
    Authorization: `Bearer ${(await caller.signIn(accounts[name])).token}`,
  });
  return { learner: await headersOf("learner"), admin: await headersOf("admin") };
}

const isAsked = ({ kind, signed }: Column, name: OperationName, { as }: Operation): boolean =>
  listReads(kind).includes(name) && (as === "visitor" || kind !== "lectern" || signed);

interface Asking {
  sessions: Record<"learner" | "admin", Headers>;
  name: OperationName;
  operation: Operation;
}

/** Visitors of the product have its anti-forgery cookie, as every browser has after its first response. */
function requestOf({ kind, signed }: Column, { sessions, name, operation }: Asking): Buffer {
  const { document, variables, as } = operation;
  const body = { operationName: capitalized(name), variables };
  if (kind === "limit") return graphqlRequest({ operationName: name, variables }, {});
  if (kind !== "lectern") return graphqlRequest({ query: document, ...body }, {});
  const headers = signed ? sessions[as === "admin" ? "admin" : "learner"] : { Cookie: "XSRF-TOKEN=bench" };
  return graphqlRequest({ documentId: name, ...body }, headers);
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

interface Figures {
  perSecond: number;
  /** Microseconds of the server's processor for one response. */
  cpu: number;
}

async function measure(server: Server, request: Buffer): Promise<Figures> {
  const target = { port: server.port, request };
  const before = await cpuOf(server);
  const perSecond = await saturate(target, milliseconds);
  const cpu = ((await cpuOf(server)) - before) / (perSecond * (milliseconds / 1_000));
  return { perSecond, cpu };
}

const world = await makeWorld();
const program = await bundleServers();
const running = await Promise.all(
  (Object.keys(servers) as Kind[]).map((kind) => start(program, kind, world)),
);
const serverOf = (kind: Kind): Server => {
  const found = running.find((server) => server.kind === kind);
  if (!found) throw new Error(`${kind} does not run`);
  return found;
};

try {
  const sessions = await sessionsOf(serverOf("lectern"));
  const operations = listOperations(world.places);
  const ratios = new Map<string, Figures[]>();

  async function checkAnswers(name: OperationName): Promise<void> {
    const operation = operations[name];
    let expected: unknown;
    for (const column of columns.filter((candidate) => isAsked(candidate, name, operation))) {
      const target = {
        port: serverOf(column.kind).port,
        request: requestOf(column, { sessions, name, operation }),
      };
      const answer: unknown = JSON.parse(await askOnce(target));
      expected ??= answer;
      if (!isDeepStrictEqual(answer, expected))
        throw new Error(
          `${name}: ${column.title} returns something else: ${JSON.stringify(answer).slice(0, 600)}`,
        );
      await saturate(target, warmUp);
    }
  }

  async function measureAll(name: OperationName, repetition: number): Promise<void> {
    const operation = operations[name];
    let limit: Figures | undefined;
    for (const column of columns.filter((candidate) => isAsked(candidate, name, operation))) {
      const stats = await measure(serverOf(column.kind), requestOf(column, { sessions, name, operation }));
      limit ??= stats;
      const key = `${name} ${column.title}`;
      const ratio = { perSecond: stats.perSecond / limit.perSecond, cpu: stats.cpu / limit.cpu };
      ratios.set(key, [...(ratios.get(key) ?? []), ratio]);
      say(
        `${repetition}, ${name}, ${column.title.padEnd(20)} ${Math.round(stats.perSecond)}/s  ${Math.round(stats.cpu)} us`,
      );
    }
  }

  for (const name of operationNames) await checkAnswers(name);
  for (let repetition = 1; repetition <= repetitions; repetition += 1)
    for (const name of operationNames) await measureAll(name, repetition);

  const table = (read: (read: Figures) => number, title: string) => {
    say(`\n| ${title}, median of ${repetitions} | ${columns.map((column) => column.title).join(" | ")} |`);
    say(`|---|${columns.map(() => "---|").join("")}`);
    for (const name of operationNames) {
      const cells = columns.map((column) => ratios.get(`${name} ${column.title}`));
      say(
        `| ${name} | ${cells.map((cell) => (cell ? median(cell.map(read)).toFixed(2) : "")).join(" | ")} |`,
      );
    }
  };
  table(({ perSecond }) => perSecond, "responses per second, ratio to the limit");
  table(({ cpu }) => cpu, "server's processor per response, ratio to the limit");

  const measured = operationNames.flatMap((read) =>
    columns.flatMap(({ title, server }) => {
      const found = ratios.get(`${read} ${title}`);
      const medianBy = (figure: (medianBy: Figures) => number) => median((found ?? []).map(figure));
      return found
        ? [{ read, server, ratio: medianBy(({ perSecond }) => perSecond), cpu: medianBy(({ cpu }) => cpu) }]
        : [];
    }),
  );
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  for (const { child } of running) child.kill("SIGKILL");
  world.stop();
}
process.exit(0);
