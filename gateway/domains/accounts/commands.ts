import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import { hashPassword } from "#gateway/session/passwords";
import { hashToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { insertLearner } from "../users/commands";
import { renewHash } from "../users/passwordCommands";
import { verifyEmail } from "../users/profileCommands";
import { requireSignInAllowed } from "./allowedCommands";
import { accountMessages, loginSchema, registerSchema } from "./contract";
import { mailLinkMessages } from "./mailLinkContract";
import { type StartedSession, startSession } from "./sessionCommands";
import { redeemCode } from "./signInCodeCommands";
import { findVerified, sendVerification } from "./verifyCommands";

type SignInContext = Pick<
  Context,
  | ("db" | "tenant" | "bus" | "config" | "clock" | "userAgent" | "effects" | "viewer")
  | ("files" | "secrets" | "address" | "isBehindUnknownProxy" | "rateLimits" | "log")
>;

const signInSelection = {
  id: true,
  email: true,
  passwordHash: true,
  updatedAt: true,
  active: true,
  userType: true,
  roles: { select: { role: { select: { name: true } } } },
} as const;

/** Finds the account of a username or an email address; undefined where there is none. */
async function findAccount(db: SignInContext["db"], typed: string) {
  const where = typed.includes("@") ? { email: typed } : { username: typed };
  const user = await db.user.findFirst({ where, select: signInSelection });
  return { user, account: user?.id ?? typed, passwordHash: user?.passwordHash };
}

/**
 * Signs in by username or email and password, and by a second factor where the account has one. Refuses INVALID,
 * SECOND_FACTOR, and FORBIDDEN while login is disabled; throws TooManyAttempts and ServiceBusy.
 */
export async function login(context: SignInContext, input: unknown): Promise<StartedSession> {
  const { email, password, otp } = parseInput(loginSchema, input);
  const { db } = context;
  const found = await checkPassword(context, password, () => findAccount(db, email.toLowerCase()));
  const user = found?.user;
  if (!user) throw new Refusal("INVALID", accountMessages.wrongCredentials);
  await requireSignInAllowed(context, user);
  await renewHash(context, user, password);
  return startSession(context, user.id, { otp });
}

/**
 * Creates a learner's account. Refuses INVALID, FORBIDDEN while registration is closed, and CONFLICT for a taken name
 * or address; throws TooManyAttempts and ServiceBusy.
 */
export async function register(context: SignInContext, input: unknown): Promise<number> {
  const { name, username, email, password } = parseInput(registerSchema, input);
  const { db, tenant } = context;
  const settings = await db.organization.findFirst({ select: { selfRegistration: true } });
  if (!settings?.selfRegistration) throw new Refusal("FORBIDDEN", accountMessages.registrationDisabled);
  await context.rateLimits.countRegistration(context);
  const passwordHash = await hashPassword(password, context.address);
  const userId = await db.$transaction(async (tx) => {
    const learner = { organizationId: tenant.id, name, username, email, passwordHash };
    const id = await insertLearner(tx, learner);
    await sendVerification(context, tx, { userId: id, address: email });
    return id;
  });
  announceMails(context.bus, tenant.id);
  return userId;
}

async function signInUnlessDisabled(context: SignInContext, userId: number): Promise<StartedSession | null> {
  const settings = await context.db.organization.findFirst({ select: { disableLogin: true } });
  return settings?.disableLogin ? null : startSession(context, userId);
}

/**
 * Signs in an account that was just registered; null where the organization has login disabled, or where it
 * fails: the account exists by then, and its owner can log in.
 */
export const startFirstSession = (context: SignInContext, userId: number): Promise<StartedSession | null> =>
  signInUnlessDisabled(context, userId).catch((error: unknown) => {
    context.log.error({ err: error, userId }, "a new account was not signed in");
    return null;
  });

/** Ends the viewer's session. */
export async function logout({ db, bus, effects }: SignInContext, member: Member): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: member.sessionHash } });
  const { organizationId, userId, sessionHash } = member;
  bus.publish("sessionsEnded", { organizationId, userId, tokenHash: sessionHash });
  effects.setSession(null);
}

/**
 * Exchanges a token for a session: a live session's token keeps that session, a sign-in code creates one and
 * is used up. Returns null for any other token, which counts as a failure of the address. Refuses FORBIDDEN
 * for a code while login is disabled.
 */
export const exchangeToken = (
  context: SignInContext,
  { token, otp }: ExchangedToken,
): Promise<StartedSession | null> =>
  context.rateLimits.checkCode(context, () => redeemToken(context, { token, otp }));

interface ExchangedToken {
  token: string;
  otp?: string | null | undefined;
}

async function redeemToken(
  context: SignInContext,
  { token, otp }: ExchangedToken,
): Promise<StartedSession | null> {
  const { db, clock, config, effects } = context;
  const session = await db.session.findFirst({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: clock() },
      lastUsedAt: { gt: new Date(clock().getTime() - config.sessionIdle) },
      user: { active: true },
    },
    select: { userId: true },
  });
  if (!session) return redeemCode(context, token, otp);
  effects.setSession(token);
  return { token, userId: session.userId };
}

/** Confirms an address by the token of a mailed link. Refuses INVALID for a wrong or expired one; throws TooManyAttempts. */
export async function confirmAddress(context: SignInContext, token: string): Promise<void> {
  const userId = await findVerified(context, token);
  if (userId === null) throw new Refusal("INVALID", mailLinkMessages.wrongLink);
  await verifyEmail(context, { organizationId: context.tenant.id, userId });
}
