import { createHash } from "node:crypto";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { beforeFirst, type Hash, type SealMark, sealEntry } from "./sealRules";

/** Number of entries sealed in one transaction. */
const atOnce = 500;

export const sha256: Hash = (text) => createHash("sha256").update(text).digest("hex");

/** The entries of a tenant that await their seal, in the order of their ids, as a seal covers them. */
async function readWaiting(tx: TenantTransaction) {
  const waiting = await tx.historyQueue.findMany({ orderBy: { historyId: "asc" }, take: atOnce });
  const entries = await tx.history.findMany({
    where: { id: { in: waiting.map(({ historyId }) => historyId) } },
    include: { lines: { select: { hash: true }, orderBy: { id: "asc" } } },
    orderBy: { id: "asc" },
  });
  return entries.map(({ at, lines, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    lines: lines.map(({ hash }) => hash),
  }));
}

interface Sealed {
  count: number;
  /** The last seal of the chain. */
  last: SealMark;
}

async function sealSome(tx: TenantTransaction, organizationId: number): Promise<Sealed> {
  // Gateways seal one after the other; those who write the history wait for none.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('lectern: history'), ${organizationId}::int)::text`;
  let previous: SealMark = (await tx.historySeal.findFirst({ orderBy: { number: "desc" } })) ?? beforeFirst;
  const seals = (await readWaiting(tx)).map((entry) => {
    const seal = sealEntry(previous, entry, sha256);
    previous = seal;
    return seal;
  });
  if (seals.length === 0) return { count: 0, last: previous };
  await tx.historySeal.createMany({ data: seals.map((seal) => ({ organizationId, ...seal })) });
  const ids = seals.map(({ historyId }) => historyId);
  await tx.$executeRaw`DELETE FROM "HistoryQueue"
    WHERE "organizationId" = ${organizationId} AND "historyId" = ANY(${ids}::int[])`;
  return { count: seals.length, last: previous };
}

/**
 * Seals the committed entries of an organization, in order, each with a hash over its predecessor. Returns the last
 * seal of the chain.
 */
export async function sealHistory(db: TenantClient, organizationId: number): Promise<SealMark> {
  for (;;) {
    const { count, last } = await db.$transaction((tx) => sealSome(tx, organizationId));
    if (count < atOnce) return last;
  }
}
