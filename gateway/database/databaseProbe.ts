import pg from "pg";
import { z } from "zod";
import type { PrismaClient } from "./generated/prisma/client";
import { outliveErrors } from "./outliveErrors";
import { applicationName } from "./poolLimits";

/** The state of a serving database, as far as its role may see. */
export interface DatabaseProbe {
  role: { name: string; bypassesPolicies: boolean; ownsTables: boolean };
  /** Tables of tenants' rows without row-level security. */
  unguarded: string[];
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  clockAhead: number;
  /** Number of connected gateways; null on the embedded database. */
  gateways: number | null;
  /** Whether a connection keeps its session between transactions. */
  keepsSessions: boolean;
}

export interface Probed {
  /** Sends its statements as the role that serves. */
  serving: PrismaClient;
  databaseUrl: string | undefined;
}

const roleRows = z.array(z.object({ name: z.string(), bypasses: z.boolean(), owns: z.boolean() }));

async function readRole({ serving }: Probed): Promise<DatabaseProbe["role"]> {
  const rows = await serving.$queryRaw`
    SELECT r.rolname::text AS name, r.rolsuper OR r.rolbypassrls AS bypasses, EXISTS (
      SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relowner = r.oid
    ) AS owns
    FROM pg_roles r WHERE r.rolname = current_user`;
  const [role] = roleRows.parse(rows);
  return { name: role?.name ?? "", bypassesPolicies: role?.bypasses ?? true, ownsTables: role?.owns ?? true };
}

const nameRows = z.array(z.object({ name: z.string() }));

async function readUnguarded({ serving }: Probed): Promise<string[]> {
  const rows = await serving.$queryRaw`
    SELECT c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
      AND (c.relname = 'Organization' OR EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organizationId' AND NOT a.attisdropped))
    ORDER BY 1`;
  return nameRows.parse(rows).map(({ name }) => name);
}

const clockRows = z.array(z.object({ now: z.date() }));

/** Half of the round trip counts for each direction. */
async function readClock({ serving }: Probed): Promise<number> {
  const before = Date.now();
  const [row] = clockRows.parse(await serving.$queryRaw`SELECT clock_timestamp() AS now`);
  const after = Date.now();
  return row ? row.now.getTime() - (before + after) / 2 : 0;
}

const countRows = z.array(z.object({ count: z.number() }));

async function countGateways({ serving, databaseUrl }: Probed): Promise<number | null> {
  if (databaseUrl === undefined) return null;
  const rows = await serving.$queryRaw`
    SELECT count(DISTINCT application_name)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${applicationName})`;
  return countRows.parse(rows)[0]?.count ?? null;
}

/** A connection that returns the id of the process behind it. */
export interface ProbeConnection {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

const backendRows = z.array(z.object({ backend: z.number() }));

async function readBackend(connection: ProbeConnection): Promise<number | undefined> {
  const { rows } = await connection.query("SELECT pg_backend_pid() AS backend");
  return backendRows.parse(rows)[0]?.backend;
}

/**
 * Whether a connection keeps its session: a transaction pooler hands the first connection's backend to the
 * second when that begins a transaction.
 */
export async function keepsSession(first: ProbeConnection, second: ProbeConnection): Promise<boolean> {
  const before = await readBackend(first);
  await second.query("BEGIN");
  await readBackend(second);
  const after = await readBackend(first);
  await second.query("ROLLBACK");
  return before === after;
}

/** Whether the connections to a PostgreSQL keep their session. Throws when it cannot be reached. */
export async function probeSessions(databaseUrl: string): Promise<boolean> {
  const options = { connectionString: databaseUrl, connectionTimeoutMillis: 5_000 };
  const clients = [new pg.Client(options), new pg.Client(options)] as const;
  for (const client of clients) outliveErrors(client);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await keepsSession(...clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Asks a database how it does. */
export async function probeDatabase(probed: Probed): Promise<DatabaseProbe> {
  const [role, unguarded, clockAhead, gateways, keepsSessions] = await Promise.all([
    readRole(probed),
    readUnguarded(probed),
    readClock(probed),
    countGateways(probed),
    probed.databaseUrl === undefined || probeSessions(probed.databaseUrl),
  ]);
  return { role, unguarded, clockAhead, gateways, keepsSessions };
}
