import type { Organization, Prisma, PrismaClient, Session, User } from "./generated/prisma/client";

type SessionColumns = Pick<Session, "id" | "organizationId" | "userId" | "lastUsedAt" | "expiresAt">;
type UserColumns = Pick<User, "username" | "name" | "userType" | "active">;

/** A session and its user. */
export interface FoundSession extends SessionColumns, UserColumns {
  roles: string[];
  /** The rights of each of the roles, as they are stored. */
  roleRights: unknown[];
  /** Whether it is staff's without the second factor that the organization demands. */
  lacksSecondFactor: boolean;
}

/** The columns of a tenant that requests need. */
export type FoundTenant = Pick<
  Organization,
  "id" | "code" | "isDefault" | "domain" | "customDomain" | "allowedOrigins" | "timeZone"
>;

/** An AI generation run whose worker has ended. */
export interface OrphanedRun {
  organizationId: number;
  runId: number;
}

/** A migration that the database has begun, and not rolled back. */
export interface FoundMigration {
  name: string;
  startedAt: Date;
  finished: boolean;
  /** The failure's log. */
  logs: string | null;
}

/** A job that is due, as take_jobs returns it. */
export interface DueJob {
  id: number;
  organizationId: number;
  kind: string;
  key: string;
  payload: Prisma.JsonValue;
  attempts: number;
  turn: number;
}

interface Taking {
  /** The kinds that the worker has handlers for. */
  kinds: readonly string[];
  /** The most items. */
  size: number;
  now: Date;
  /** Other workers leave the jobs alone until then. */
  leaseEnd: Date;
}

interface Ending {
  /** Runs without a sign of life since then have lost their process. */
  since: Date;
  now: Date;
  /** The message that its owners read. */
  reason: string;
}

/**
 * Lookups before the tenant of a request is known: the only data of other tenants that the gateway can see.
 */
export interface Lookups {
  /** The session with the hash of a token. */
  findSession(tokenHash: string): Promise<FoundSession | undefined>;
  listTenants(): Promise<FoundTenant[]>;
  /** In order. */
  listMigrations(): Promise<FoundMigration[]>;
  /** Ends the silent runs of every tenant, and returns them. */
  endSilentRuns(ending: Ending): Promise<OrphanedRun[]>;
  /** The organizations with history that awaits its seal. */
  listUnsealed(): Promise<number[]>;
  /** Takes due jobs of every tenant for one worker. */
  takeJobs(taking: Taking): Promise<DueJob[]>;
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
    async listUnsealed() {
      const rows = await withoutTenant.$queryRaw<{ organizationId: number }[]>`SELECT * FROM list_unsealed()`;
      return rows.map(({ organizationId }) => organizationId);
    },
    takeJobs: ({ kinds, size, now, leaseEnd }) =>
      withoutTenant.$queryRaw<
        DueJob[]
      >`SELECT * FROM take_jobs(${[...kinds]}, ${size}::int, ${now}, ${leaseEnd})`,
    listMigrations: () => withoutTenant.$queryRaw<FoundMigration[]>`SELECT * FROM list_migrations()`,
    listTenants: () => withoutTenant.$queryRaw<FoundTenant[]>`SELECT * FROM list_tenants()`,
  };
}
