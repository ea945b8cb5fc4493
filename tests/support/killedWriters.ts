import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#gateway/database/open";
import { accounts } from "./accounts";
import { createCaller } from "./caller";
import { startChild } from "./childGateway";

interface KillOptions {
  /** Of the gateways: where their database is. */
  settings: Record<string, string>;
  rounds: number;
  writers: number;
  onRound?: (round: number, acknowledged: number) => void;
}

/** The fate of the messages that were sent. */
export interface KillResult {
  /** The ids of the messages that were acknowledged as stored. */
  acknowledged: ReadonlySet<string>;
  /** How often each stored message is there, by the id that its sender gave it. */
  stored: ReadonlyMap<string, number>;
}

/** A user who sends messages. */
export interface Writer {
  token: string;
  /** The message under way: it is sent again, under the same id, until it is acknowledged. */
  clientId: string;
}

const mutation = `mutation ($input: MessageInput!) {
  result: sendMessage(input: $input) { __typename ... on MessagePayload { chatMessage { clientId } } }
}`;

/** Sends until the gateway is gone. */
export async function write(origin: string, writer: Writer, acknowledged: Set<string>): Promise<void> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${writer.token}` };
  for (;;) {
    const variables = { input: { clientId: writer.clientId, messageText: `From ${writer.clientId}` } };
    try {
      const body = JSON.stringify({ query: mutation, variables });
      const answer = await fetch(`${origin}/graphql`, { method: "POST", headers, body });
      const { data } = (await answer.json()) as { data?: { result: { __typename: string } } };
      if (data?.result.__typename === "MessagePayload") {
        acknowledged.add(writer.clientId);
        writer.clientId = randomUUID();
      } else await setTimeout(100);
    } catch {
      // The gateway was killed: what this writer was just sending is sent again to the next one.
      return;
    }
  }
}

/** Signs so many writers in. */
export async function signIn(origin: string, count: number): Promise<Writer[]> {
  const names = ["learner", "secondLearner", "trainer", "admin"] as const;
  const tokens = await Promise.all(
    names.map(async (name) => (await createCaller(origin).signIn(accounts[name])).token ?? ""),
  );
  return Array.from({ length: count }, (_, index) => ({
    token: tokens[index % tokens.length] ?? "",
    clientId: randomUUID(),
  }));
}

/** How often each message of a database is there, by the id that its sender gave it. */
export async function readStored(settings: Record<string, string>): Promise<Map<string, number>> {
  const database = await openDatabase({
    databaseUrl: settings["DATABASE_URL"],
    dataDir: settings["DATA_DIR"] ?? "",
  });
  const messages = await database.prisma.message.findMany({ select: { clientId: true } });
  await database.close();
  const stored = new Map<string, number>();
  for (const { clientId } of messages) stored.set(clientId, (stored.get(clientId) ?? 0) + 1);
  return stored;
}

/** Kills a gateway under its writers again and again, as a power cut would, and returns what is there in the end. */
export async function killUnderWriters(options: KillOptions): Promise<KillResult> {
  const { settings, rounds, writers: count, onRound } = options;
  const acknowledged = new Set<string>();
  let writers: Writer[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const child = startChild({ DEMO: "1", LOG_LEVEL: "fatal", ...settings });
    const origin = await child.origin;
    if (writers.length === 0) writers = await signIn(origin, count);
    const writing = writers.map((writer) => write(origin, writer, acknowledged));
    const before = acknowledged.size;
    while (acknowledged.size - before < count) await setTimeout(10);
    await setTimeout(Math.random() * 300);
    child.process.kill("SIGKILL");
    await Promise.all([child.ended, ...writing]);
    onRound?.(round, acknowledged.size - before);
  }
  return { acknowledged, stored: await readStored(settings) };
}
