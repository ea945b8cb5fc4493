import { unrecorded } from "#gateway/database/recording";
import type { Context } from "#gateway/graphql/context";
import { createToken, hashToken } from "#gateway/session/tokens";

/** A new session: its token is only sent this once. */
export interface StartedSession {
  token: string;
  userId: number;
}

type Starting = Pick<Context, "db" | "tenant" | "config" | "clock" | "userAgent" | "effects">;

const expiredKeptFor = 7 * 24 * 3_600_000;

/** Starts a session with a new token and sets its cookie. Rows that have been expired for a week are cleared. */
export async function startSession(context: Starting, userId: number): Promise<StartedSession> {
  const { db, tenant, config, clock, userAgent, effects } = context;
  const token = createToken();
  const now = clock();
  await db.session.create({
    data: {
      organizationId: tenant.id,
      userId,
      tokenHash: hashToken(token),
      userAgent: userAgent?.slice(0, 200) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + config.sessionMax),
    },
  });
  const expired = { expiresAt: { lt: new Date(now.getTime() - expiredKeptFor) } };
  await unrecorded(() => db.session.deleteMany({ where: expired }));
  effects.setSession(token);
  return { token, userId };
}
