import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken, hashToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { minuteMs } from "../durationContract";
import { holderColumns, requireChangeable } from "../users/grantCommands";
import { verifyEmail } from "../users/profileCommands";
import { accountMessages, signInCodeMinutes } from "./contract";
import { maySignInWhileDisabled } from "./rules";
import { type StartedSession, type Starting, startSession } from "./sessionCommands";

/** A new single-use sign-in code: it is only sent this once. */
export interface MadeSignInCode {
  token: string;
  expiresAt: Date;
}

/** The account that a code signs in. */
export interface CodeOwner {
  id: number;
  name: string;
}

type CodeContext = Pick<Context, "db" | "clock">;

type Guessing = CodeContext & Pick<Context, "rateLimits" | "address" | "isBehindUnknownProxy" | "log">;

type SigningIn = Guessing & Starting;

/** Inserts a single-use code for an account that may sign in, and clears those that have expired. */
export async function insertSignInCode(
  { db, clock }: CodeContext,
  owner: { organizationId: number; userId: number; madeById: number },
): Promise<MadeSignInCode> {
  const token = createToken();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + signInCodeMinutes * minuteMs);
  await db.signInCode.deleteMany({ where: { expiresAt: { lt: createdAt } } });
  await db.signInCode.create({ data: { ...owner, codeHash: hashToken(token), createdAt, expiresAt } });
  return { token, expiresAt };
}

/**
 * Makes a single-use code for an account. Refuses NOT_FOUND, and CONFLICT for an account that could not sign in with it;
 * throws Forbidden for an employee's account, unless the viewer is ADMIN, and TooManyAttempts.
 */
export async function createSignInCode(
  { db, clock, rateLimits }: CodeContext & Pick<Context, "rateLimits">,
  member: Member,
  userId: number,
): Promise<MadeSignInCode> {
  await rateLimits.countCode(member);
  const found = await db.user.findUnique({ where: { id: userId }, select: holderColumns });
  const { user, held } = requireChangeable(member, found);
  if (!user.active) throw new Refusal("CONFLICT", accountMessages.inactive);
  const roles = held.map(({ name }) => name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin({ db }, "CONFLICT");
  const { organizationId, userId: madeById } = member;
  return insertSignInCode({ db, clock }, { organizationId, userId, madeById });
}

const ownerSelection = {
  id: true,
  name: true,
  active: true,
  userType: true,
  roles: { select: { role: { select: { name: true } } } },
} as const;

const findUnusedCode = ({ db, clock }: CodeContext, code: string) =>
  db.signInCode.findFirst({
    where: { codeHash: hashToken(code), usedAt: null, expiresAt: { gt: clock() }, user: { active: true } },
    select: { id: true, user: { select: ownerSelection } },
  });

/**
 * Finds the owner of a sign-in code without using it up; null for an invalid code, which counts as a failure
 * of the address. Throws TooManyAttempts.
 */
export const findCodeOwner = (context: Guessing, code: string): Promise<CodeOwner | null> =>
  context.rateLimits.checkCode(context, async () => (await findUnusedCode(context, code))?.user ?? null);

/**
 * Signs in with a single-use code, which verifies the address of the account. Returns null for an invalid
 * code, which counts as a failure of the address. Refuses FORBIDDEN while login is disabled; throws
 * TooManyAttempts.
 */
export const signInByCode = (
  context: SigningIn,
  code: string,
  otp: string | null | undefined,
): Promise<StartedSession | null> =>
  context.rateLimits.checkCode(context, () => redeemCode(context, code, otp));

/** Another exchange has used the code up. */
class CodeUsed extends Error {}

/** Uses a code up and starts its session; null for an invalid code. Without the second factor it stays unused. */
export async function redeemCode(
  context: SigningIn,
  code: string,
  otp: string | null | undefined,
): Promise<StartedSession | null> {
  const { clock, tenant } = context;
  const found = await findUnusedCode(context, code);
  if (!found) return null;
  const { id, user } = found;
  const roles = user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin(context);
  const claim = async (tx: TenantTransaction) => {
    // Of two exchanges at once, one finds the code still unused.
    const where = { id, usedAt: null };
    const { count } = await tx.signInCode.updateMany({ where, data: { usedAt: clock() } });
    if (count === 0) throw new CodeUsed();
  };
  try {
    const session = await startSession(context, user.id, { otp, claim });
    await verifyEmail(context, { organizationId: tenant.id, userId: user.id });
    return session;
  } catch (error) {
    if (error instanceof CodeUsed) return null;
    throw error;
  }
}

/** Refuses while the organization has login disabled. */
export async function refuseDisabledLogin(
  { db }: Pick<Context, "db">,
  code: "FORBIDDEN" | "CONFLICT" = "FORBIDDEN",
): Promise<void> {
  const settings = await db.organization.findFirst({ select: { disableLogin: true } });
  if (settings?.disableLogin) throw new Refusal(code, accountMessages.loginDisabled);
}
