import type { TenantTransaction } from "#gateway/database/tenantClient";
import { UnavailableForNow } from "#gateway/refusal";
import { TooManyAttempts } from "#gateway/session/tooManyAttempts";
import { generationMessages, generationPace } from "./contract";
import { readCircuit, secondsUntilNext } from "./rules";

/** A request to the AI service that is about to be made. */
interface Attempt {
  organizationId: number;
  userId: number;
  now: Date;
}

/** An arbitrary lock space that no other lock of this database uses. */
const lockSpace = 58_010;

async function refuseTooMany(tx: TenantTransaction, { userId, now }: Attempt): Promise<void> {
  const since = new Date(now.getTime() - generationPace.window);
  const recent = await tx.generationAttempt.findMany({
    where: { userId, startedAt: { gt: since } },
    orderBy: { startedAt: "desc" },
    take: generationPace.attempts,
    select: { startedAt: true },
  });
  const wait = secondsUntilNext(
    recent.map(({ startedAt }) => startedAt),
    now,
  );
  if (wait > 0) throw new TooManyAttempts(wait, generationMessages.tooMany);
}

/** Whether a request is already checking if the service has recovered. */
async function isBeingTried(tx: TenantTransaction, lastFailure: Date): Promise<boolean> {
  return (
    (await tx.generationAttempt.count({ where: { endedAt: null, startedAt: { gte: lastFailure } } })) > 0
  );
}

async function refuseWhileFailing(tx: TenantTransaction, { now }: Attempt): Promise<void> {
  const latest = await tx.generationAttempt.findMany({
    where: { endedAt: { not: null }, failed: { not: null } },
    orderBy: [{ endedAt: "desc" }, { id: "desc" }],
    take: generationPace.failures,
    select: { endedAt: true, failed: true },
  });
  const circuit = readCircuit(latest, now);
  if (circuit.state === "closed") return;
  if (circuit.state === "half-open" && !(await isBeingTried(tx, circuit.lastFailure))) return;
  const retryAfter = circuit.state === "open" ? circuit.retryAfter : generationPace.pause / 1_000;
  throw new UnavailableForNow(generationMessages.paused, retryAfter);
}

/**
 * Refuses a request to the AI service above the user's limit, or while the service keeps failing. Requests of
 * one tenant wait for each other until the transaction ends, so that one of them ends a pause, on any number
 * of gateways.
 */
export async function admitAttempt(tx: TenantTransaction, attempt: Attempt): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockSpace}::int, ${attempt.organizationId}::int)`;
  await refuseTooMany(tx, attempt);
  await refuseWhileFailing(tx, attempt);
}

/** Keeps the row of an admitted request; returns its id. */
export async function createAttempt(
  tx: TenantTransaction,
  { organizationId, userId, now }: Attempt,
  runId: number,
): Promise<number> {
  const data = { organizationId, userId, runId, startedAt: now };
  return (await tx.generationAttempt.create({ data, select: { id: true } })).id;
}
