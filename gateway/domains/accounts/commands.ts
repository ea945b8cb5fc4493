import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal } from "../../refusal";
import { hashPassword, verifyPassword } from "../../session/passwords";
import { clearFailures, noteFailure, refuseClosedAccount } from "../../session/signInLimit";
import { hashToken } from "../../session/tokens";
import type { Member } from "../../session/viewer";
import { insertLearner } from "../users/commands";
import { accountMessages, loginSchema, registerSchema } from "./contract";
import { isDemoAccount, maySignInWhileDisabled } from "./rules";
import { refuseDisabledLogin } from "./signInCodes";
import { type StartedSession, startSession } from "./startSession";

type Commanding = Pick<
  Context,
  "db" | "tenant" | "bus" | "config" | "clock" | "address" | "userAgent" | "effects" | "viewer"
>;

const signInSelection = {
  id: true,
  email: true,
  passwordHash: true,
  active: true,
  userType: true,
  roles: { select: { role: { select: { name: true } } } },
} as const;

/** Signs in by username or email and password. Refuses INVALID; throws TooManyAttempts after six failures. */
export async function login(context: Commanding, input: unknown): Promise<StartedSession> {
  const { email, password } = parseInput(loginSchema, input);
  const { db, tenant, clock, address, config } = context;
  const typed = email.toLowerCase();
  const attempt = { db, organizationId: tenant.id, login: typed, address, now: clock() };
  await refuseClosedAccount(attempt);
  const user = await db.user.findFirst({
    where: typed.includes("@") ? { email: typed } : { username: typed },
    select: signInSelection,
  });
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    await noteFailure(attempt);
    throw new Refusal("INVALID", accountMessages.wrongCredentials);
  }
  if (!user.active) throw new Refusal("INVALID", accountMessages.inactive);
  if (!config.demo && isDemoAccount(user.email)) throw new Refusal("INVALID", accountMessages.demoRefused);
  const roles = user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin(context);
  await clearFailures(attempt);
  return startSession(context, user.id);
}

/** Creates a learner's account. Refuses INVALID, and CONFLICT for a taken name or address. */
export async function register(context: Commanding, input: unknown): Promise<number> {
  const { name, username, email, password } = parseInput(registerSchema, input);
  const { db, tenant } = context;
  const settings = await db.organization.findFirst({ select: { selfRegistration: true } });
  if (!settings?.selfRegistration) throw new Refusal("INVALID", accountMessages.registrationDisabled);
  const passwordHash = await hashPassword(password);
  return db.$transaction((tx) =>
    insertLearner(tx, { organizationId: tenant.id, name, username, email, passwordHash }),
  );
}

/** Ends the viewer's session. */
export async function logout({ db, bus, effects }: Commanding, member: Member): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: member.sessionHash } });
  const { organizationId, userId, sessionHash } = member;
  bus.publish("sessionsEnded", { organizationId, userId, tokenHash: sessionHash });
  effects.setSession(null);
}

/**
 * Exchanges a token for a session: a live session's token keeps that session, a sign-in code makes a new one and is
 * used up. Answers null for anything else. Refuses INVALID for a code while login is disabled.
 */
export async function exchangeToken(context: Commanding, token: string): Promise<StartedSession | null> {
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
  if (session) {
    effects.setSession(token);
    return { token, userId: session.userId };
  }
  const codeHash = hashToken(token);
  const unused = { codeHash, usedAt: null, expiresAt: { gt: clock() }, user: { active: true } };
  const code = await db.signInCode.findFirst({
    where: unused,
    select: { id: true, userId: true, user: { select: signInSelection } },
  });
  if (!code) return null;
  const roles = code.user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...code.user, roles })) await refuseDisabledLogin(context);
  // Of two exchanges at once, one finds the code still unused.
  const { count } = await db.signInCode.updateMany({
    where: { id: code.id, usedAt: null },
    data: { usedAt: clock() },
  });
  return count === 1 ? startSession(context, code.userId) : null;
}
