import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { setFactorDemand } from "../organizations/commands";
import { userMessages } from "../users/contract";
import { holderColumns, refuseOutranked } from "../users/grantCommands";
import { factorEvents, factorMessages } from "./factorContract";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { deleteTotp } from "./totpCommands";

type ResetContext = NoticeContext & Pick<Context, "db" | "bus">;

/** Takes everything away that an account has as a second factor, in the command's transaction. Returns how much it was. */
export async function deleteFactors(tx: TenantTransaction, userId: number): Promise<number> {
  const { count } = await tx.passkey.deleteMany({ where: { userId } });
  return count + (await deleteTotp(tx, userId));
}

/**
 * Resets the second factor of an account that has lost it: it signs in without one, and its sessions end. Refuses
 * NOT_FOUND, and CONFLICT where there is none.
 */
export async function resetSecondFactor(
  context: ResetContext,
  member: Member,
  userId: number,
): Promise<number> {
  const { db, bus } = context;
  const { organizationId, userId: own } = member;
  if (userId === own) throw new Refusal("CONFLICT", factorMessages.notOwn);
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: holderColumns });
    if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
    refuseOutranked(member, { ...user, roles: user.roles.map(({ role }) => role) });
    if ((await deleteFactors(tx, userId)) === 0) throw new Refusal("CONFLICT", factorMessages.nothingToReset);
    await tx.session.deleteMany({ where: { userId } });
    await sendSecurityNotice(context, tx, { userId, event: factorEvents.reset });
  });
  bus.publish("userChanged", { organizationId, userId });
  bus.publish("sessionsEnded", { organizationId, userId });
  announceMails(bus, organizationId);
  return userId;
}

/** Whether an account has a second factor. */
export const hasSecondFactor = async (tx: TenantTransaction, userId: number): Promise<boolean> =>
  (await tx.totp.count({ where: { userId, confirmedAt: { not: null } } })) +
    (await tx.passkey.count({ where: { userId } })) >
  0;

/** Sets whether staff need a second factor. Refuses CONFLICT for an ADMIN who has none. */
export async function demandSecondFactor({ db, bus }: ResetContext, member: Member, isDemanded: boolean) {
  const { organizationId, userId } = member;
  await db.$transaction(async (tx) => {
    if (isDemanded && !(await hasSecondFactor(tx, userId)))
      throw new Refusal("CONFLICT", factorMessages.ownFirst);
    await setFactorDemand(tx, member, isDemanded);
  });
  bus.publish("organizationChanged", { organizationId });
}
