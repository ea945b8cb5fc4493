import type { Bus } from "../bus/bus";
import type { PrismaClient } from "../database/generated/prisma/client";
import { endOf, isExpired, isUseWorthNoting, type SessionLimits } from "./rules";
import { hashToken } from "./tokens";
import type { Member, SessionState } from "./viewer";

/** What a token stands for. */
export type SessionLookup = { state: "live"; member: Member } | { state: Exclude<SessionState, "none"> };

export interface Sessions {
  /** What the token stands for now. Ended sessions are unknown within a second, on every gateway. */
  find(token: string): Promise<SessionLookup>;
  /** When a session will be over unless it is used; null when it is over already. */
  endOf(token: string): Promise<Date | null>;
  close(): void;
}

interface Kept {
  lookup: SessionLookup;
  readUntil: number;
}

interface Dependencies {
  prisma: PrismaClient;
  bus: Bus;
  limits: SessionLimits;
  clock: () => Date;
}

const keepFor = 5_000;
const keepAtMost = 10_000;

const selection = {
  id: true,
  organizationId: true,
  userId: true,
  lastUsedAt: true,
  expiresAt: true,
  user: {
    select: {
      username: true,
      name: true,
      userType: true,
      active: true,
      roles: { select: { role: { select: { name: true } } } },
    },
  },
} as const;

/** Finds who a token belongs to. Answers are kept for seconds and dropped by the events that change them. */
export function openSessions({ prisma, bus, limits, clock }: Dependencies): Sessions {
  const kept = new Map<string, Kept>();

  function forgetUser(userId: number, except?: string) {
    for (const [hash, { lookup }] of kept) {
      if (lookup.state === "live" && lookup.member.userId === userId && hash !== except) kept.delete(hash);
    }
  }

  const stop = [
    bus.subscribe("sessionsEnded", ({ userId, tokenHash, except }) =>
      tokenHash === undefined ? forgetUser(userId, except) : kept.delete(tokenHash),
    ),
    bus.subscribe("userChanged", ({ userId }) => forgetUser(userId)),
    bus.onGap(() => kept.clear()),
  ];

  async function read(sessionHash: string, now: Date): Promise<SessionLookup> {
    const session = await prisma.session.findUnique({ where: { tokenHash: sessionHash }, select: selection });
    if (!session?.user.active) return { state: "unknown" };
    if (isExpired(session, now, limits)) return { state: "expired" };
    if (isUseWorthNoting(session.lastUsedAt, now)) {
      await prisma.session.updateMany({ where: { id: session.id }, data: { lastUsedAt: now } });
    }
    const { username, name, userType, roles } = session.user;
    const { organizationId, userId } = session;
    const roleNames = roles.map(({ role }) => role.name).sort();
    const member: Member = {
      kind: "member",
      organizationId,
      userId,
      username,
      name,
      userType,
      roles: roleNames,
      sessionHash,
    };
    return { state: "live", member };
  }

  return {
    async find(token) {
      const sessionHash = hashToken(token);
      const now = clock();
      const known = kept.get(sessionHash);
      if (known && now.getTime() < known.readUntil) return known.lookup;
      const lookup = await read(sessionHash, now);
      // Only live sessions are kept: made-up tokens must not fill the memory.
      if (lookup.state !== "live") return lookup;
      if (kept.size >= keepAtMost) kept.clear();
      kept.set(sessionHash, { lookup, readUntil: now.getTime() + keepFor });
      return lookup;
    },
    async endOf(token) {
      const select = { lastUsedAt: true, expiresAt: true } as const;
      const session = await prisma.session.findUnique({ where: { tokenHash: hashToken(token) }, select });
      return session && !isExpired(session, clock(), limits) ? endOf(session, limits) : null;
    },
    close() {
      for (const end of stop) end();
    },
  };
}
