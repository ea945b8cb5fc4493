import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import { hashPassword, needsRehash } from "#gateway/session/passwords";
import type { Member } from "#gateway/session/viewer";
import { changePasswordSchema, firstPasswordSchema, userMessages } from "./contract";

/** What a command uses that checks the viewer's own password. */
export type PasswordContext = Pick<
  Context,
  "db" | "bus" | "tenant" | "address" | "isBehindUnknownProxy" | "rateLimits" | "log"
>;

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

/**
 * Changes the viewer's own password, or sets the first one, and ends the viewer's other sessions. Refuses
 * INVALID, and CONFLICT when another password was set at the same time; throws TooManyAttempts and
 * ServiceBusy.
 */
export async function changePassword(
  context: PasswordContext,
  member: Member,
  input: unknown,
): Promise<void> {
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
    await tx.session.deleteMany({ where: { userId, NOT: { tokenHash: sessionHash } } });
    await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
  });
  bus.publish("sessionsEnded", { organizationId, userId, except: sessionHash });
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
