import { openAsker } from "#tests/support/asker";
import type { MeasuredGateway } from "./gateways";
import { readClusterSeconds } from "./usage";

/** A kind of work, as many callers do it at once. */
export interface Work {
  name: string;
  /** The request of a caller's next turn. */
  request: (caller: number, turn: number) => Buffer;
  connections: number;
  /** A text that every successful response contains. */
  expected: string;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses that said that the database is busy (503): the caller would come back. */
  busy: number;
  /** Microseconds of processor time for each answer: of all gateways, of PostgreSQL, and of Redis where there is one. */
  gateway: number;
  database: number;
  redis: number;
}

/** Gateways that do the same work side by side, and the servers behind them. */
export interface Installation {
  gateways: readonly MeasuredGateway[];
  /** The first process of PostgreSQL. */
  postmaster: number;
  /** Seconds of Redis' processor time so far. */
  readRedisSeconds?: () => Promise<number>;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Driven {
  /** Milliseconds that each good answer took. */
  waited: number[];
  busy: number;
}

const isBusy = (answer: Buffer) => answer.subarray(0, 12).toString("latin1") === "HTTP/1.1 503";

interface Span {
  milliseconds: number;
  /** Ends it earlier. */
  answers?: number;
}

async function drive(
  ports: readonly number[],
  work: Work,
  { milliseconds, answers = Number.POSITIVE_INFINITY }: Span,
): Promise<Driven> {
  const { request, connections, expected } = work;
  const waited: number[] = [];
  let busy = 0;
  const started = performance.now();
  const callers = Array.from({ length: connections }, async (_, caller) => {
    const port = ports[caller % ports.length] ?? 0;
    const asker = await openAsker({ port, request: request(caller, 0) });
    const isOver = () => waited.length >= answers || performance.now() - started >= milliseconds;
    for (let turn = 0; !isOver(); turn += 1) {
      const asked = performance.now();
      const answer = await new Promise<Buffer>((resolve) => asker.ask(resolve, request(caller, turn)));
      if (answer.includes(expected)) waited.push(performance.now() - asked);
      else if (isBusy(answer)) busy += 1;
      else throw new Error(`${work.name}: ${answer.toString("utf8").slice(0, 1_500)}`);
    }
    asker.end();
  });
  await Promise.all(callers);
  return { waited, busy };
}

async function readSeconds({ gateways, postmaster, readRedisSeconds }: Installation) {
  return {
    gateway: gateways.reduce((sum, gateway) => sum + gateway.readSeconds(), 0),
    database: readClusterSeconds(postmaster),
    redis: (await readRedisSeconds?.()) ?? Number.NaN,
  };
}

const portsOf = ({ gateways }: Installation) => gateways.map(({ port }) => port);

/** Does a kind of work for some seconds, spread evenly over the gateways. */
async function measure(place: Installation, work: Work, seconds: number): Promise<Figures> {
  const before = await readSeconds(place);
  const started = performance.now();
  const { waited, busy } = await drive(portsOf(place), work, { milliseconds: seconds * 1_000 });
  const passed = (performance.now() - started) / 1_000;
  const after = await readSeconds(place);
  const each = (from: number, to: number) => ((to - from) / waited.length) * 1e6;
  return {
    perSecond: waited.length / passed,
    p50: quantile(waited, 0.5),
    p99: quantile(waited, 0.99),
    busy,
    gateway: each(before.gateway, after.gateway),
    database: each(before.database, after.database),
    redis: each(before.redis, after.redis),
  };
}

/** A gateway's code is compiled as it is used: its first responses cost twice as much. */
const warming: Span = { milliseconds: 15_000, answers: 800 };

/** Has each gateway of each place do a kind of work until its code is compiled. */
async function warm(places: readonly Installation[], work: Work): Promise<void> {
  for (const { gateways } of places) for (const { port } of gateways) await drive([port], work, warming);
}

interface Rounds {
  rounds: number;
  /** How long the work is done in each place in each round. */
  seconds: number;
}

/** Does a kind of work in one place after the other, round by round: the figures of all rounds, in the order of the places. */
export async function measureRounds(
  places: readonly Installation[],
  work: Work,
  { rounds, seconds }: Rounds,
): Promise<Figures[][]> {
  await warm(places, work);
  const measured: Figures[][] = places.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, place] of places.entries()) measured[at]?.push(await measure(place, work, seconds));
  return measured;
}

/**
 * Of each place the round in which most was answered, in the order of the places: whatever else a machine does only makes
 * rounds worse.
 */
export async function measureBest(
  places: readonly Installation[],
  work: Work,
  rounds: Rounds,
): Promise<Figures[]> {
  const measured = await measureRounds(places, work, rounds);
  return measured.map((stats) =>
    stats.reduce((best, each) => (each.perSecond > best.perSecond ? each : best)),
  );
}
