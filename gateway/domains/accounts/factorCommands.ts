import { setTimeout as wait } from "node:timers/promises";
import { unrecorded } from "#gateway/database/recording";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { type Sealed, UnreadableSecret } from "#gateway/secrets/secrets";
import { hashToken } from "#gateway/session/tokens";
import { findStep, fromBase32, isAppCode, normalizeCode } from "#gateway/session/totp";
import { announceMails } from "../mail/commands";
import { factorEvents, factorMessages } from "./factorContract";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { passkeyMessages } from "./passkeyContract";
import { lacksSecondFactor } from "./rules";

/** The context of a command that checks a second factor. */
export type FactorContext = NoticeContext &
  Pick<Context, "db" | "bus" | "secrets" | "rateLimits" | "address" | "isBehindUnknownProxy" | "log">;

/** The place at which the secret of an account's authenticator app is stored. */
export const totpPlace = (userId: number): string => `totp/${userId}`;

interface Attempt {
  userId: number;
  sealed: Sealed;
  otp: string;
}

/** Uses up a code of the app: none counts twice, and none older than the last. */
async function useAppCode(context: FactorContext, { userId, sealed, otp }: Attempt): Promise<boolean> {
  const { db, secrets, clock, log } = context;
  try {
    const step = findStep(fromBase32(await secrets.open(sealed, totpPlace(userId))), otp, clock());
    if (step === null) return false;
    const where = { userId, sealed, lastStep: { lt: step } };
    const used = await unrecorded(() => db.totp.updateMany({ where, data: { lastStep: step } }));
    return used.count > 0;
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    log.error({ err: error, userId }, "the secret of an authenticator app cannot be read");
    return false;
  }
}

/** Uses up a recovery code, and tells its owner. */
async function useRecoveryCode(context: FactorContext, { userId, otp }: Attempt): Promise<boolean> {
  const { db, bus, tenant } = context;
  const used = await db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: hashToken(otp) } });
    if (count === 0) return false;
    const left = await tx.recoveryCode.count({ where: { userId } });
    await sendSecurityNotice(context, tx, { userId, event: factorEvents.recoveryUsed(left) });
    return true;
  });
  if (used) announceMails(bus, tenant.id);
  return used;
}

/**
 * Checks a code and uses it up. Failures count like those of a password, and are not forgiven by a right one: with
 * the password a guesser could otherwise continue. Throws TooManyAttempts.
 */
export async function checkOtp(context: FactorContext, attempt: Attempt): Promise<boolean> {
  const { rateLimits, tenant } = context;
  const typed = { ...attempt, otp: normalizeCode(attempt.otp) };
  const use = isAppCode(typed.otp) ? useAppCode : useRecoveryCode;
  const { isRight, delay } = await rateLimits.checkAccount(
    { caller: context, organizationId: tenant.id, account: `second factor of ${attempt.userId}` },
    () => use(context, typed),
  );
  if (delay > 0) await wait(delay);
  return isRight;
}

const factorSelection = {
  userType: true,
  organization: { select: { staffSecondFactor: true } },
  totp: { select: { sealed: true, confirmedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} as const;

interface FactorState {
  userType: "E" | "U";
  organization: { staffSecondFactor: boolean };
  passkeys: readonly unknown[];
}

/** Whether a second factor is demanded of an account, which has passkeys for it: its password alone is not enough. */
const isPasskeyDemanded = ({ userType, organization, passkeys }: FactorState): boolean =>
  passkeys.length > 0 &&
  lacksSecondFactor({ userType, isDemanded: organization.staffSecondFactor, hasFactor: false });

/**
 * The second step of every sign-in: an account with an authenticator app needs a code of it. Refuses SECOND_FACTOR
 * without one, or with a wrong one; throws TooManyAttempts.
 */
export async function passSecondFactor(
  context: FactorContext,
  userId: number,
  otp: string | null | undefined,
): Promise<void> {
  const user = await context.db.user.findUniqueOrThrow({ where: { id: userId }, select: factorSelection });
  const totp = user.totp?.confirmedAt ? user.totp : null;
  if (!totp && isPasskeyDemanded(user)) throw new Refusal("FORBIDDEN", passkeyMessages.demanded);
  if (!totp) return;
  if (!otp?.trim()) throw new Refusal("SECOND_FACTOR", factorMessages.needed);
  if (await checkOtp(context, { userId, sealed: totp.sealed, otp })) return;
  const message = factorMessages.wrongCode;
  throw new Refusal("SECOND_FACTOR", message, [{ field: "otp", message }]);
}
