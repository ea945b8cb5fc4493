import { createHash } from "node:crypto";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { beforeFirst, type Hash, type Seal, sealEntry } from "./sealRules";

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

async function sealSome(tx: TenantTransaction, organizationId: number): Promise<number> {
  // Gateways seal one after the other; those who write the history wait for none.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('lectern: history'), ${organizationId}::int)::text`;
  let previous: Pick<Seal, "number" | "hash"> =
    (await tx.historySeal.findFirst({ orderBy: { number: "desc" } })) ?? beforeFirst;
  const seals = (await readWaiting(tx)).map((entry) => {
    const seal = sealEntry(previous, entry, sha256);
    previous = seal;
    return seal;
  });
  if (seals.length === 0) return 0;
  await tx.historySeal.createMany({ data: seals.map((seal) => ({ organizationId, ...seal })) });
  const ids = seals.map(({ historyId }) => historyId);
  await tx.$executeRaw`DELETE FROM "HistoryQueue"
    WHERE "organizationId" = ${organizationId} AND "historyId" = ANY(${ids}::int[])`;
  return seals.length;
}

/** Seals the committed entries of an organization, in order, each with a hash over its predecessor. */
export async function sealHistory(db: TenantClient, organizationId: number): Promise<void> {
  while ((await db.$transaction((tx) => sealSome(tx, organizationId))) === atOnce);
}
