import { unrecorded } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken, hashToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { visibleSessions } from "./access";
import { type BrowserContext, browserKept, noteBrowser } from "./browserCommands";
import { type FactorContext, passSecondFactor } from "./factorCommands";
import { sessionMessages } from "./securityContract";

/** A new session: its token is only sent this once. */
export interface StartedSession {
  token: string;
  userId: number;
}

/** The context of a command that signs in. */
export type Starting = BrowserContext & FactorContext;

/** The steps of a sign-in after the first one. */
export interface SignInSteps {
  /** The code of an authenticator app, or a recovery code. */
  otp?: string | null | undefined;
  /** Whether the first step was both, as a passkey is. */
  isVerified?: true;
  /**
   * Uses up the proof of the first step, in the session's own transaction; throws if another sign-in was faster.
   */
  claim?: (tx: TenantTransaction) => Promise<void>;
}

const expiredKeptFor = 7 * 24 * 3_600_000;

/** Clears sessions that expired more than a week ago, and browsers no longer used. */
async function clearOld({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const before = (milliseconds: number) => ({ lt: new Date(clock().getTime() - milliseconds) });
  await db.session.deleteMany({ where: { expiresAt: before(expiredKeptFor) } });
  await db.knownBrowser.deleteMany({ where: { lastUsedAt: before(browserKept) } });
}

/**
 * Starts a session with a new token and sets its cookie, once the account's second factor is passed. A browser that
 * is new to the account is reported by mail. Refuses SECOND_FACTOR; throws TooManyAttempts.
 */
export async function startSession(
  context: Starting,
  userId: number,
  { otp, isVerified, claim }: SignInSteps = {},
): Promise<StartedSession> {
  if (!isVerified) await passSecondFactor(context, userId, otp);
  const { db, bus, tenant, config, clock, userAgent, address, effects } = context;
  const token = createToken();
  const now = clock();
  const isTold = await db.$transaction(async (tx) => {
    await claim?.(tx);
    await tx.session.create({
      data: {
        organizationId: tenant.id,
        userId,
        tokenHash: hashToken(token),
        address,
        userAgent: userAgent?.slice(0, 200) ?? null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + config.sessionMax),
      },
    });
    return noteBrowser(context, tx, userId);
  });
  await unrecorded(() => clearOld(context));
  if (isTold) announceMails(bus, tenant.id);
  effects.setSession(token);
  return { token, userId };
}

/** Ends one of the viewer's sessions, also the one that asks. Refuses NOT_FOUND. */
export async function endSession(
  { db, bus, effects }: Pick<Context, "db" | "bus" | "effects">,
  member: Member,
  sessionId: number,
): Promise<void> {
  const { organizationId, userId, sessionHash } = member;
  const where = { id: sessionId, ...visibleSessions(member) };
  const session = await db.session.findFirst({ where, select: { tokenHash: true } });
  if (!session) throw new Refusal("NOT_FOUND", sessionMessages.notFound);
  const { tokenHash } = session;
  await db.session.deleteMany({ where: { tokenHash } });
  bus.publish("sessionsEnded", { organizationId, userId, tokenHash });
  if (tokenHash === sessionHash) effects.setSession(null);
}

/** Ends all of the viewer's sessions but the one that asks. */
export async function endOtherSessions({ db, bus }: Pick<Context, "db" | "bus">, member: Member) {
  const { organizationId, userId, sessionHash } = member;
  await db.session.deleteMany({ where: { ...visibleSessions(member), NOT: { tokenHash: sessionHash } } });
  bus.publish("sessionsEnded", { organizationId, userId, except: sessionHash });
}
