import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#gateway/database/open";
import { parseJson } from "#gateway/domains/jsonContract";
import { as, graphql, type SoakPlace } from "./place";
import type { Waits } from "./waits";

/** Everything that was acknowledged as stored. */
export interface Ledger {
  payments: Set<string>;
  messages: Set<string>;
  /** The hash of the bytes of each upload by its id. */
  uploads: Map<number, { hash: string; url: string }>;
}

export const openLedger = (): Ledger => ({ payments: new Set(), messages: new Set(), uploads: new Map() });

interface Working {
  place: SoakPlace;
  waits: Waits;
  ledger: Ledger;
}

/** Does one thing; what was not acknowledged is done again with the same key. */
type Deed = (working: Working) => Promise<void>;

const payment = `mutation ($input: PaymentInput!) {
  result: createPayment(input: $input) { __typename ... on Refusal { message } } }`;
const message = `mutation ($input: MessageInput!) { result: sendMessage(input: $input) { __typename } }`;

interface PaidPlace {
  userId: number;
  courseId: number;
}

/** Records payments, each with a reference of its own. */
export const payments =
  ({ userId, courseId }: PaidPlace): Deed =>
  async ({ place, waits, ledger }) => {
    const reference = randomUUID();
    const input = { userId, courseId, amount: 1_000, reference, status: "PENDING" };
    while (!place.isOver) {
      const request = graphql(place.tokens.finance, payment, { input });
      const answer = await waits.ask(place, "payment", "/graphql", request);
      // A reference that is taken: the first request was done, and only its answer was lost.
      if (answer && /PaymentPayload|reference/.test(answer.text)) {
        if (answer.text.includes("PaymentPayload")) ledger.payments.add(reference);
        return;
      }
      await pause(50);
    }
  };

export const messages: Deed = async ({ place, waits, ledger }) => {
  const clientId = randomUUID();
  while (!place.isOver) {
    const input = { clientId, messageText: `Soaked ${clientId}` };
    const request = graphql(place.tokens.learner, message, { input });
    const answer = await waits.ask(place, "message", "/graphql", request);
    if (answer?.text.includes("MessagePayload")) {
      ledger.messages.add(clientId);
      return;
    }
    await pause(50);
  }
};

const largest = 150_000;

export const uploads: Deed = async ({ place, waits, ledger }) => {
  const bytes = randomBytes(largest);
  const headers = {
    "Content-Type": "application/octet-stream",
    "X-File-Name": "soak.bin",
    ...as(place.tokens.trainer),
  };
  const request = { method: "POST", headers, body: new Uint8Array(bytes) };
  const answer = await waits.ask(place, "upload", "/files", request);
  const file = parseJson(answer?.text ?? "");
  if (answer?.status !== 201 || typeof file !== "object" || file === null) return pause(100);
  if ("id" in file && "url" in file)
    ledger.uploads.set(Number(file.id), {
      hash: createHash("sha256").update(bytes).digest("hex"),
      url: String(file.url),
    });
};

/** Does a deed again and again until the soak is over, with a pause in between. */
export async function keepDoing(working: Working, deed: Deed, every: number): Promise<void> {
  while (!working.place.isOver) {
    if (working.place.isUp) await deed(working);
    await pause(working.place.isUp ? every : 20);
  }
}

/** Finds everything that was acknowledged and is not there exactly once. */
export async function findLost(prisma: Database["prisma"], ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  const count = (rows: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
    return counts;
  };
  const paid = await prisma.payment.findMany({ select: { reference: true } });
  const written = await prisma.message.findMany({ select: { clientId: true } });
  const kept = await prisma.file.findMany({ select: { id: true } });
  const check = (what: string, wanted: Iterable<string>, stored: ReadonlyMap<string, number>) => {
    const wrong = [...wanted].filter((key) => stored.get(key) !== 1);
    if (wrong.length > 0)
      problems.push(`${wrong.length} acknowledged ${what} are not there exactly once: ${wrong[0]}`);
  };
  check("payments", ledger.payments, count(paid.map(({ reference }) => reference ?? "")));
  check("messages", ledger.messages, count(written.map(({ clientId }) => clientId ?? "")));
  check("uploads", [...ledger.uploads.keys()].map(String), count(kept.map(({ id }) => String(id))));
  return problems;
}

/** The uploads whose bytes are not those that were acknowledged. */
export async function findDamaged(place: SoakPlace, { uploads: kept }: Ledger): Promise<string[]> {
  const damaged: string[] = [];
  for (const [id, { hash, url }] of kept) {
    const response = await fetch(place.origin + url, { headers: as(place.tokens.trainer) });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash("sha256").update(bytes).digest("hex") !== hash)
      damaged.push(`upload ${id}: ${response.status}, not its bytes`);
  }
  return damaged;
}
