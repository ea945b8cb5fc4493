import { LRUCache } from "lru-cache";
import type { Bus } from "../bus/bus";
import type { FoundSession, Lookups } from "../database/lookups";
import type { TenantClient } from "../database/tenantClient";
import { getHeldRights } from "../domains/roles/rules";
import { getSessionEnd, isExpired, isUseWorthNoting, type SessionLimits, trustedFor } from "./rules";
import { hashToken } from "./tokens";
import type { Member, SessionState } from "./viewer";

/** The result of looking up a token. */
export type SessionLookup = { state: "live"; member: Member } | { state: Exclude<SessionState, "none"> };

export interface Sessions {
  /** Looks up a token. Ended sessions are unknown within a second, on every gateway. */
  find(token: string): Promise<SessionLookup>;
  /** When a session will be over unless it is used; null when it is over already. */
  endOf(token: string): Promise<Date | null>;
  close(): void;
}

interface Dependencies {
  lookups: Pick<Lookups, "findSession">;
  tenantClient: (organizationId: number) => TenantClient;
  bus: Bus;
  limits: SessionLimits;
  clock: () => Date;
  /** The size of the cache; the least recently used sessions go first. */
  keepAtMost?: number;
}

const noteUse = (db: TenantClient, id: number, lastUsedAt: Date) =>
  db.session.updateMany({ where: { id }, data: { lastUsedAt } });

function toMember(session: FoundSession, sessionHash: string): Member {
  const { organizationId, userId, username, name, userType, roles, roleRights, lacksSecondFactor } = session;
  const held = roles.map((role, at) => ({ name: role, rights: roleRights[at] }));
  return {
    kind: "member",
    organizationId,
    userId,
    username,
    name,
    userType,
    sessionHash,
    roles,
    lacksSecondFactor,
    // The second factor comes first: until then the roles give nothing.
    rights: lacksSecondFactor ? {} : getHeldRights({ userType, roles: held }),
  };
}

async function lookUp(dependencies: Dependencies, sessionHash: string): Promise<SessionLookup> {
  const { lookups, tenantClient, limits, clock } = dependencies;
  const session = await lookups.findSession(sessionHash);
  if (!session?.active) return { state: "unknown" };
  const now = clock();
  if (isExpired(session, now, limits)) return { state: "expired" };
  if (isUseWorthNoting(session.lastUsedAt, now, limits)) {
    await noteUse(tenantClient(session.organizationId), session.id, now);
  }
  return { state: "live", member: toMember(session, sessionHash) };
}

/** Whether an event ends, or changes, the session of a member. */
type Ending = (member: Member) => boolean;

/** A read in progress, and the events since it began: it may have seen outdated rows. */
interface Reading {
  lookup: Promise<SessionLookup>;
  endings: Ending[];
}

interface Kept {
  member: Member;
  readAt: number;
}

/** The sessions that were read a moment ago, or are being read. */
class SessionCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #reading = new Map<string, Reading>();
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#kept = new LRUCache({ max: dependencies.keepAtMost ?? 10_000 });
  }

  end(ending: Ending): void {
    for (const [hash, { member }] of this.#kept.entries()) if (ending(member)) this.#kept.delete(hash);
    for (const { endings } of this.#reading.values()) endings.push(ending);
  }

  find(hash: string): Promise<SessionLookup> | SessionLookup {
    const { bus, limits, clock } = this.#dependencies;
    const kept = this.#kept.get(hash);
    const age = clock().getTime() - (kept?.readAt ?? 0);
    if (kept && age < trustedFor(bus.hearsAll(), limits)) return { state: "live", member: kept.member };
    const reading = this.#reading.get(hash) ?? this.#read(hash);
    return reading.lookup;
  }

  #read(hash: string): Reading {
    const endings: Ending[] = [];
    const lookup = this.#readUndisturbed(hash, endings).finally(() => this.#reading.delete(hash));
    const reading = { lookup, endings };
    this.#reading.set(hash, reading);
    return reading;
  }

  /** Reads until no event during the read concerns its result. */
  async #readUndisturbed(hash: string, endings: Ending[]): Promise<SessionLookup> {
    for (;;) {
      endings.length = 0;
      const readAt = this.#dependencies.clock().getTime();
      const lookup = await lookUp(this.#dependencies, hash);
      // Only live sessions are cached: made-up tokens must not fill the memory.
      if (lookup.state !== "live") return lookup;
      const { member } = lookup;
      if (endings.some((ending) => ending(member))) continue;
      this.#kept.set(hash, { member, readAt });
      return lookup;
    }
  }
}

/**
 * Finds the session of a token. Results are cached for seconds and dropped by the events that change them.
 */
export function openSessions(dependencies: Dependencies): Sessions {
  const { lookups, bus, limits, clock } = dependencies;
  const cache = new SessionCache(dependencies);
  const stop = [
    bus.subscribe("sessionsEnded", ({ userId, tokenHash, except }) =>
      cache.end(({ userId: whose, sessionHash }) =>
        tokenHash === undefined ? whose === userId && sessionHash !== except : sessionHash === tokenHash,
      ),
    ),
    bus.subscribe("userChanged", ({ userId }) => cache.end((member) => member.userId === userId)),
    bus.subscribe("usersChanged", ({ userIds }) => cache.end(({ userId }) => userIds.includes(userId))),
    // It may demand a second factor now.
    bus.subscribe("organizationChanged", ({ organizationId }) =>
      cache.end((member) => member.organizationId === organizationId),
    ),
    bus.onGap(() => cache.end(() => true)),
  ];

  return {
    find: async (token) => cache.find(hashToken(token)),
    async endOf(token) {
      const session = await lookups.findSession(hashToken(token));
      return session && !isExpired(session, clock(), limits) ? getSessionEnd(session, limits) : null;
    },
    close() {
      for (const end of stop) end();
    },
  };
}
