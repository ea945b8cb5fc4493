import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { mailMessages, type SuppressionReason } from "./contract";

interface Recipient {
  address: string;
  kind: string;
}

/** Why addresses get no mail of a kind, by address; those that get it are missing. */
export async function findSuppressions(
  tx: TenantTransaction,
  { addresses, kind }: { addresses: readonly string[]; kind: string },
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.mailSuppression.findMany({
    where: { address: { in: [...addresses] }, kind: { in: ["", kind] } },
    // Of two reasons, the one for all kinds is last and stays.
    orderBy: { kind: "desc" },
    select: { address: true, reason: true },
  });
  return new Map(
    found.map(({ address, reason }) => [
      address,
      reason === "BOUNCED" ? mailMessages.addressSuppressed : mailMessages.unsubscribed,
    ]),
  );
}

/** Why an address gets no mail of a kind; null when it gets it. */
export async function findSuppression(
  tx: TenantTransaction,
  { address, kind }: Recipient,
): Promise<string | null> {
  return (await findSuppressions(tx, { addresses: [address], kind })).get(address) ?? null;
}

interface Suppression extends Recipient {
  organizationId: number;
  reason: SuppressionReason;
  /** The mail server's response. */
  detail?: string;
}

/** Suppresses an address, for one kind of mail or for all (an empty one). One that is suppressed stays as it is. */
export async function suppress(tx: TenantTransaction, suppression: Suppression): Promise<void> {
  await tx.mailSuppression.createMany({ data: [suppression], skipDuplicates: true });
}

/** Lets an address get mail again, and returns the address. Refuses NOT_FOUND. */
export async function liftSuppression(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  suppressionId: number,
): Promise<string> {
  const where = { id: suppressionId };
  const found = await db.mailSuppression.findUnique({ where, select: { address: true } });
  const { count } = await db.mailSuppression.deleteMany({ where });
  if (!found || count === 0) throw new Refusal("NOT_FOUND", mailMessages.suppressionNotFound);
  bus.publish("mailChanged", { organizationId });
  return found.address;
}
