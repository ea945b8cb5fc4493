import { setTimeout } from "node:timers/promises";
import { type Database, openDatabase } from "#gateway/database/open";
import { accounts } from "#tests/support/accounts";
import { type Caller, createCaller } from "#tests/support/caller";
import { startChild } from "#tests/support/childGateway";
import { say } from "#tests/support/say";

type Settings = Record<string, string>;

/** The subject of the proof: the gateways of a database. */
export interface Proving {
  name: string;
  settings: Settings;
  rounds: number;
}

/** A gateway that will be killed, and a member of staff who works with it. */
export interface Doomed {
  origin: string;
  caller: Caller;
}

interface KillOptions {
  settings: Settings;
  writers: number;
  /** One piece of work of a writer; each writer does one after the other. */
  step: (doomed: Doomed) => Promise<void>;
  /** Resolves when the gateway may be killed; it then lives up to half a second longer. */
  until: () => Promise<void>;
}

/** Starts a gateway, lets writers work with it, and kills it at a random moment. */
export async function killOnce({ settings, writers, step, until }: KillOptions): Promise<void> {
  const child = startChild(settings);
  const origin = await child.origin;
  const caller = await createCaller(origin).signIn(accounts.admin);
  const write = async () => {
    while (!child.process.killed) {
      try {
        await step({ origin, caller });
      } catch (error) {
        // The gateway was killed, or was too busy: another piece of work is tried.
        if (!child.process.killed) say(`not done: ${error}`);
        await setTimeout(50);
      }
    }
  };
  const writing = Array.from({ length: writers }, write);
  await until();
  await setTimeout(Math.random() * 500);
  child.process.kill("SIGKILL");
  await Promise.all([child.ended, ...writing]);
}

interface Rounds extends Pick<KillOptions, "writers" | "step"> {
  /** The work acknowledged in a round before the gateway is killed. */
  perRound: number;
  acknowledged: { readonly size: number };
  /** Describes the acknowledged pieces of work. */
  what: string;
}

/** Kills a gateway in each round, once enough work has been acknowledged. */
export async function killInRounds(
  { name, settings, rounds }: Proving,
  { perRound, acknowledged, what, ...work }: Rounds,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size;
    const until = async () => {
      while (acknowledged.size - before < perRound) await setTimeout(10);
    };
    await killOnce({ settings, until, ...work });
    say(`${name}, round ${round}: killed after ${acknowledged.size - before} ${what}`);
  }
}

interface Listed {
  kind: string;
  runAt: string;
}

/** Lets a gateway finish the due jobs of some kinds that the killed ones have left. */
export async function finishJobs(settings: Settings, kinds: readonly string[]): Promise<void> {
  const child = startChild(settings);
  const caller = await createCaller(await child.origin).signIn(accounts.admin);
  for (;;) {
    // A killed worker's jobs are taken again when their lease of a minute has ended.
    const { data } = await caller.graphql("{ jobs(first: 100) { nodes { kind runAt } } }");
    const isLeft = (data.jobs.nodes as Listed[]).some(
      ({ kind, runAt }) => kinds.includes(kind) && new Date(runAt) <= new Date(),
    );
    if (!isLeft) break;
    await setTimeout(1_000);
  }
  child.process.kill("SIGTERM");
  await child.ended;
}

/** Works with the database while no gateway does. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (prisma: Database["prisma"]) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    databaseUrl: settings["DATABASE_URL"],
    dataDir: settings["DATA_DIR"] ?? "",
  });
  try {
    return await work(database.prisma);
  } finally {
    await database.close();
  }
}
