import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import { hashPassword, needsRehash } from "#gateway/session/passwords";
import type { Member } from "#gateway/session/viewer";
import { type NoticeContext, sendSecurityNotice } from "../accounts/noticeCommands";
import { securityEvents } from "../accounts/securityContract";
import { announceMails } from "../mail/commands";
import { changePasswordSchema, firstPasswordSchema, userMessages } from "./contract";

/** The context of a command that checks the viewer's own password. */
export type PasswordContext = NoticeContext &
  Pick<Context, "db" | "bus" | "address" | "isBehindUnknownProxy" | "rateLimits" | "log">;

interface OwnAccount {
  id: number;
  passwordHash: string | null;
}

/** Returns the new password after checking the current one; an account without one has nothing to check. */
async function checkNewPassword(
  context: PasswordContext,
  { id, passwordHash }: OwnAccount,
  input: unknown,
): Promise<string> {
  if (passwordHash === null) return parseInput(firstPasswordSchema, input).newPassword;
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  if (!(await checkPassword(context, currentPassword, async () => ({ account: id, passwordHash }))))
    throw refuseField("currentPassword", userMessages.wrongPassword);
  if (newPassword === currentPassword) throw refuseField("newPassword", userMessages.samePassword);
  return newPassword;
}

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The hash of the session that stays; the others end. */
  except: string | undefined;
  /** Whether it was proven by a link to the account's address. */
  isVerified?: true;
  /** The event, for the mail to the owner. */
  event: string;
}

/**
 * Sets an account's password in the command's transaction, ends its other sessions and its codes, and tells its owner.
 * After commit the command publishes `sessionsEnded` and calls `announceMails`.
 */
export async function replacePassword(
  context: NoticeContext,
  tx: TenantTransaction,
  { userId, passwordHash, except, isVerified, event }: NewPassword,
): Promise<void> {
  const data = { passwordHash, ...(isVerified && { emailVerified: true }) };
  await tx.user.update({ where: { id: userId }, data });
  await tx.session.deleteMany({ where: { userId, ...(except && { NOT: { tokenHash: except } }) } });
  await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
  await sendSecurityNotice(context, tx, { userId, event });
}

/** Gives an account that staff made its owner's name and first password, by a link to its address. */
export async function claimAccount(
  tx: TenantTransaction,
  { userId, name, passwordHash }: { userId: number; name: string; passwordHash: string },
): Promise<void> {
  const where = { id: userId, passwordHash: null };
  const { count } = await tx.user.updateMany({ where, data: { name, passwordHash, emailVerified: true } });
  if (count === 0) throw new Refusal("CONFLICT", userMessages.passwordChangedMeanwhile);
}

/**
 * Changes the viewer's own password, or sets the first one, and ends the viewer's other sessions. Refuses
 * INVALID, and CONFLICT when another password was set at the same time; throws TooManyAttempts and
 * ServiceBusy.
 */
export async function changePassword(context: PasswordContext, member: Member, input: unknown) {
  const { db, bus, address } = context;
  const { organizationId, userId, sessionHash } = member;
  const user = await db.user.findUnique({ where: { id: userId }, select: { id: true, passwordHash: true } });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  const newPassword = await checkNewPassword(context, user, input);
  const passwordHash = await hashPassword(newPassword, address);
  await db.$transaction(async (tx) => {
    // Of two concurrent changes the later one has not checked the current password.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new Refusal("CONFLICT", userMessages.passwordChangedMeanwhile);
    const event = securityEvents.passwordChanged;
    await replacePassword(context, tx, { userId, passwordHash, except: sessionHash, event });
  });
  bus.publish("sessionsEnded", { organizationId, userId, except: sessionHash });
  announceMails(bus, organizationId);
}

interface HashedAccount extends OwnAccount {
  updatedAt: Date;
}

/**
 * Rehashes a correct password whose hash has outdated parameters. A failure does not prevent the sign-in: the
 * next one tries again.
 */
export async function renewHash(
  { db, address, log }: Pick<Context, "db" | "address" | "log">,
  { id, passwordHash, updatedAt }: HashedAccount,
  password: string,
): Promise<void> {
  if (passwordHash === null || !needsRehash(passwordHash)) return;
  try {
    const renewed = await hashPassword(password, address);
    // The account's version is unchanged: no concurrent edit has to be refused for this.
    const data = { passwordHash: renewed, updatedAt };
    await db.user.updateMany({ where: { id, passwordHash, updatedAt }, data });
  } catch (error) {
    log.warn({ err: error, userId: id }, "a password was not rehashed");
  }
}
