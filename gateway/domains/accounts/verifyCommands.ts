import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { hourMs } from "../durationContract";
import { announceMails } from "../mail/commands";
import { mailLinkMessages, verifyLimits } from "./mailLinkContract";
import { findMailToken, mailLink } from "./mailTokenCommands";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { securityEvents } from "./securityContract";

interface NewAddress {
  userId: number;
  address: string;
}

/** Mails a link that confirms an account's address, in the command's transaction. */
export const sendVerification = (
  context: NoticeContext,
  tx: TenantTransaction,
  account: NewAddress,
): Promise<void> => mailLink(context, tx, { organizationId: context.tenant.id, kind: "VERIFY", ...account });

/**
 * Follows a change of an account's address in the command's transaction: the new one must be confirmed unless staff
 * vouch for it, and both addresses are notified.
 */
export async function followAddressChange(
  context: NoticeContext,
  tx: TenantTransaction,
  { before, isVerified, ...changed }: NewAddress & { before: string; isVerified: boolean },
): Promise<void> {
  const { userId, address } = changed;
  const event = securityEvents.addressChanged(address);
  await sendSecurityNotice(context, tx, { userId, event, to: before });
  await sendSecurityNotice(context, tx, { userId, event });
  if (!isVerified) await sendVerification(context, tx, changed);
}

/**
 * Mails the viewer another link to confirm their address. Refuses CONFLICT for a confirmed one, and after too many.
 */
export async function requestEmailVerification(
  context: NoticeContext & Pick<Context, "db" | "bus">,
  { organizationId, userId }: Member,
): Promise<void> {
  const { db, bus, clock } = context;
  await db.$transaction(async (tx) => {
    const where = { id: userId };
    const user = await tx.user.findUniqueOrThrow({ where, select: { email: true, emailVerified: true } });
    if (user.emailVerified) throw new Refusal("CONFLICT", mailLinkMessages.verified);
    const since = new Date(clock().getTime() - hourMs);
    const sent = await tx.mailToken.count({ where: { kind: "VERIFY", userId, createdAt: { gt: since } } });
    if (sent >= verifyLimits.perHour) throw new Refusal("CONFLICT", mailLinkMessages.tooMany);
    await sendVerification(context, tx, { userId, address: user.email });
  });
  announceMails(bus, organizationId);
}

type Confirming = Pick<
  Context,
  "db" | "bus" | "clock" | "tenant" | "rateLimits" | "address" | "isBehindUnknownProxy" | "log"
>;

/**
 * Finds the account whose address a link confirms; null for a wrong or expired one. A link works until it expires,
 * so that a mail program that opens it first does no harm. Throws TooManyAttempts.
 */
export async function findVerified(context: Confirming, token: string): Promise<number | null> {
  const found = await context.rateLimits.checkCode(context, () =>
    findMailToken(context, { kind: "VERIFY", token }),
  );
  return found?.user.id ?? null;
}
