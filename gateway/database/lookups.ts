import type { Organization, PrismaClient, Session, User } from "./generated/prisma/client";

type SessionColumns = Pick<Session, "id" | "organizationId" | "userId" | "lastUsedAt" | "expiresAt">;
type UserColumns = Pick<User, "username" | "name" | "userType" | "active">;

/** A session and whose it is. */
export interface FoundSession extends SessionColumns, UserColumns {
  roles: string[];
}

/** What requests need to know of a tenant. */
export type FoundTenant = Pick<
  Organization,
  "id" | "code" | "isDefault" | "domain" | "customDomain" | "allowedOrigins" | "timeZone"
>;

/** A run of AI generation that nobody works on any more. */
export interface OrphanedRun {
  organizationId: number;
  runId: number;
}

/** A migration that the database has begun, and not rolled back. */
export interface FoundMigration {
  name: string;
  startedAt: Date;
  finished: boolean;
  /** What was written down of a failure. */
  logs: string | null;
}

interface Ending {
  /** Runs without a sign of life since then have lost their process. */
  since: Date;
  now: Date;
  /** What their owners read. */
  reason: string;
}

/** What is looked up before the tenant of a request is known: all that the gateway may see of every tenant. */
export interface Lookups {
  /** The session with the hash of a token. */
  findSession(tokenHash: string): Promise<FoundSession | undefined>;
  listTenants(): Promise<FoundTenant[]>;
  /** In order. */
  listMigrations(): Promise<FoundMigration[]>;
  /** Ends the silent runs of every tenant, and returns them. */
  endSilentRuns(ending: Ending): Promise<OrphanedRun[]>;
}

/** The functions of the database that pass row-level security, for the narrow purpose of each. */
export function openLookups(withoutTenant: PrismaClient): Lookups {
  return {
    async findSession(tokenHash) {
      const [session] = await withoutTenant.$queryRaw<
        FoundSession[]
      >`SELECT * FROM find_session(${tokenHash})`;
      return session;
    },
    endSilentRuns: ({ since, now, reason }) =>
      withoutTenant.$queryRaw<OrphanedRun[]>`SELECT * FROM end_silent_runs(${since}, ${now}, ${reason})`,
    listMigrations: () => withoutTenant.$queryRaw<FoundMigration[]>`SELECT * FROM list_migrations()`,
    listTenants: () => withoutTenant.$queryRaw<FoundTenant[]>`SELECT * FROM list_tenants()`,
  };
}
