import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import type { Member } from "#gateway/session/viewer";
import { minuteMs } from "../durationContract";
import { checkOtp, type FactorContext } from "./factorCommands";
import { factorMessages } from "./factorContract";
import { ownerMessages, ownerMinutes, ownerSchema } from "./ownerContract";
import { findOwnerProof } from "./rules";

/** The context of a command that checks who changes how an account signs in. */
export type OwnerContext = FactorContext & Pick<Context, "db">;

/** Whether a session began a moment ago. */
async function isFresh({ db, clock }: OwnerContext, { userId, sessionHash }: Member): Promise<boolean> {
  const since = new Date(clock().getTime() - ownerMinutes * minuteMs);
  const where = { userId, tokenHash: sessionHash, createdAt: { gte: since } };
  return (await db.session.count({ where })) > 0;
}

/**
 * Requires a proof of the account's owner before its means of signing in change: a stolen session must not create a
 * lasting one. A code if the account has an authenticator app, its password if it has one, else a fresh sign-in.
 * Refuses INVALID, and FORBIDDEN without a fresh sign-in; throws TooManyAttempts and ServiceBusy.
 */
export async function requireOwner(context: OwnerContext, member: Member, input: unknown): Promise<void> {
  const { userId } = member;
  const { password, otp } = parseInput(ownerSchema, input);
  const { passwordHash, totp } = await context.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, totp: { select: { sealed: true, confirmedAt: true } } },
  });
  const proof = findOwnerProof({ hasApp: totp?.confirmedAt != null, hasPassword: passwordHash !== null });
  if (proof === "SESSION") {
    if (!(await isFresh(context, member))) throw new Refusal("FORBIDDEN", ownerMessages.signInAgain);
    return;
  }
  if (proof === "OTP" && totp) {
    if (otp.trim() === "") throw refuseField("otp", ownerMessages.otpNeeded);
    if (await checkOtp(context, { userId, sealed: totp.sealed, otp })) return;
    throw refuseField("otp", factorMessages.wrongCode);
  }
  if (password === "") throw refuseField("password", ownerMessages.passwordNeeded);
  if (!(await checkPassword(context, password, async () => ({ account: userId, passwordHash }))))
    throw refuseField("password", ownerMessages.wrongPassword);
}
