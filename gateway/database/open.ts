import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { MemoryFS, PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type {
  SqlDriverAdapterFactory,
  SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import type { PoolUse } from "../metrics/metrics";
import { type OwnerQuery, prepareApplicationRole, readRole, requireOwnership } from "./applicationRole";
import { type EmbeddedEngine, openEmbeddedEngine } from "./embeddedEngine";
import { Engines, type OpenClient, openClientWithoutTenant } from "./engines";
import { DataFolderError, holdFolder } from "./folderLock";
import { PrismaClient } from "./generated/prisma/client";
import { MarkedConnections } from "./markedConnections";
import { EmbeddedConnection, markAdapters } from "./markedEmbedded";
import { MarkedPool } from "./markedPool";
import { type ObserveStatement, observeAdapters } from "./observedAdapters";
import { outliveErrors } from "./outliveErrors";
import { plannerSettings, type TimeLimits, timeLimits } from "./poolLimits";
import { observeRows, openEmbeddedRows, openPooledRows, type ReadTenantRow } from "./tenantRows";
import { ScriptingPGlite, ScriptingPg } from "./wholeScripts";

/** The database as requests see it. Row-level security applies to all of it. */
export interface ServingDatabase {
  /** The Prisma clients behind the tenants' clients. */
  engines: Engines;
  /** For data that belongs to no tenant, and for the lookups that find one. */
  withoutTenant: PrismaClient;
  /** Throws when the database does not respond. */
  ping(): Promise<void>;
  /** The current use of the connections. */
  readPool: () => PoolUse;
  /** Reads one row of texts of a tenant, outside any transaction. */
  readRow: ReadTenantRow;
}

/**
 * The whole database, of every tenant. Only the start, scripts and tests get it; the gateway gets `serving`.
 */
export interface Database {
  kind: "embedded" | "postgresql";
  /** A description of the database without secrets. */
  name: string;
  /** Acts as the owner of the tables: sees and changes every tenant's rows. */
  prisma: PrismaClient;
  /** For Prisma's schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
  serving: ServingDatabase;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; undefined opens the embedded database. */
  databaseUrl?: string | undefined;
  /** The address by which the owner of the tables connects; undefined has one role do both. */
  databaseOwnerUrl?: string | undefined;
  /** The folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  /** The files that a database in memory starts with; those of a new one when left out. */
  memory?: MemoryFS | undefined;
  /** Called with each SQL statement. */
  onQuery?: ((sql: string) => void) | undefined;
  /** Runs each statement that serves requests. */
  observe?: ObserveStatement | undefined;
  /** Overrides of the time limits, in milliseconds. */
  timeLimits?: Partial<TimeLimits> | undefined;
}

function createClient(adapter: SqlDriverAdapterFactory, onQuery: DatabaseOptions["onQuery"]) {
  const options = { adapter, transactionOptions: { maxWait: timeLimits.wait } };
  if (!onQuery) return new PrismaClient(options);
  const client = new PrismaClient({ ...options, log: [{ emit: "event", level: "query" }] });
  client.$on("query", (event) => onQuery(event.query));
  return client as unknown as PrismaClient;
}

interface ServingParts extends Pick<ServingDatabase, "readPool" | "readRow"> {
  open: OpenClient;
}

function openServing({ open, ...parts }: ServingParts): ServingDatabase {
  const engines = new Engines(open);
  const withoutTenant = openClientWithoutTenant(engines);
  return {
    engines,
    withoutTenant,
    ping: async () => void (await withoutTenant.$queryRaw`SELECT 1`),
    ...parts,
  };
}

/** PostgreSQL does not respond, or refuses us. The message holds no secret. */
export class DatabaseUnreachableError extends Error {}

function nameServed(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

function unreachable(databaseUrl: string, error: unknown): DatabaseUnreachableError {
  const lines = (error instanceof Error ? error.message : String(error)).split("\n");
  const last = lines.map((line) => line.trim()).findLast((line) => line !== "") ?? "no reason given";
  const reason = /Message: `(.+)`$/.exec(last)?.[1] ?? last;
  return new DatabaseUnreachableError(`${nameServed(databaseUrl)} cannot be reached: ${reason}`);
}

// The server plans a statement once and caches the plan under its name.
const nameStatement = ({ sql }: { sql: string }) => createHash("sha1").update(sql).digest("hex");

const poolSize = 10;

const statementNames = { statementNameGenerator: nameStatement };

/** Runs work on a connection that is closed afterwards. */
async function withConnection<Result>(
  connectionString: string,
  work: (query: OwnerQuery) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeLimits.wait });
  outliveErrors(client);
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(connectionString, error);
    });
    return await work(async (sql, values) => (await client.query(sql, values)).rows);
  } finally {
    await client.end();
  }
}

/** Takes care of roles and rights, and returns the role that the gateway's connections take on. */
async function prepareRoles(databaseUrl: string, ownerUrl: string): Promise<string | null> {
  const serving = await withConnection(databaseUrl, readRole);
  return withConnection(ownerUrl, async (query) => {
    await requireOwnership(query);
    return prepareApplicationRole(query, serving);
  });
}

// The policies let the owner of the tables pass when it sets this; other roles cannot.
async function actAsOwner(client: pg.ClientBase): Promise<void> {
  outliveErrors(client);
  await client.query("SELECT set_config('app.owner', 'on', false)");
}

async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const ownerUrl = options.databaseOwnerUrl ?? databaseUrl;
  const role = await prepareRoles(databaseUrl, ownerUrl);
  const owning = { connectionString: ownerUrl, connectionTimeoutMillis: 10_000, onConnect: actAsOwner };
  // The schema engine never closes its connection, which holds a lock; an idle one closes automatically.
  const adapter = new ScriptingPg({ ...owning, max: 1, idleTimeoutMillis: 500 });
  const prisma = createClient(new PrismaPg({ ...owning, max: poolSize }, statementNames), options.onQuery);
  const { timeLimits: limits, onQuery, observe } = options;
  const connections = new MarkedConnections({ connectionString: databaseUrl, max: poolSize, role, limits });
  const serving = openServing({
    open: (mark) => {
      const served = new PrismaPg(new MarkedPool(connections, mark), statementNames);
      return createClient(observeAdapters(served, observe), onQuery);
    },
    readPool: () => connections.use(),
    readRow: observeRows(openPooledRows(connections), options),
  });
  const close = async () => {
    await Promise.all([prisma.$disconnect(), connections.end()]);
  };
  return { kind: "postgresql", name: nameServed(databaseUrl), prisma, adapter, serving, close };
}

const databaseFolder = (dataDir: string) => join(dataDir, "database");

const nameEmbedded = (dataDir: string | undefined) =>
  dataDir === undefined ? "the database in memory" : `the database in the data folder ${resolve(dataDir)}`;

/** For damaged files PGlite reports only that it was aborted. */
const unreadable = (dataDir: string, error: unknown) =>
  new DataFolderError(
    `${nameEmbedded(dataDir)} cannot be opened: its files are damaged, of another version, or not this user's. Move the folder away and put a backup in its place, or set DATA_DIR to another folder`,
    { cause: error },
  );

async function openInFolder(dataDir: string, prepare: Preparing): Promise<EmbeddedEngine> {
  const path = databaseFolder(dataDir);
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isDirectory() === false) throw unreadable(dataDir, undefined);
  try {
    return await openEmbeddedEngine({ options: { dataDir: path }, prepare });
  } catch (error) {
    throw unreadable(dataDir, error);
  }
}

type Preparing = Parameters<typeof openEmbeddedEngine>[0]["prepare"];

async function prepareEmbedded(pglite: PGlite): Promise<void> {
  const query: OwnerQuery = async (sql, values) => {
    const { rows } = await pglite.query<Record<string, unknown>>(sql, values);
    return rows;
  };
  await prepareApplicationRole(query, await readRole(query));
  for (const setting of plannerSettings) await query("SELECT set_config($1, $2, false)", [...setting]);
}

function openEngine({ dataDir, memory }: DatabaseOptions): Promise<EmbeddedEngine> {
  if (dataDir !== undefined) return openInFolder(dataDir, prepareEmbedded);
  return openEmbeddedEngine({
    options: memory === undefined ? {} : { fs: memory },
    prepare: prepareEmbedded,
  });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const release = options.dataDir === undefined ? undefined : await holdFolder(options.dataDir);
  const engine = await openEngine(options).catch(async (error: unknown) => {
    await release?.();
    throw error;
  });
  const { pglite } = engine;
  const connection = new EmbeddedConnection(engine);
  const caller = () => "owner" as const;
  const adapter = markAdapters(new ScriptingPGlite(pglite), { connection, caller });
  const prisma = createClient(adapter, options.onQuery);
  const serving = openServing({
    open: (mark) => {
      const served = markAdapters(new PrismaPGlite(pglite), { connection, caller: mark });
      return createClient(observeAdapters(served, options.observe), options.onQuery);
    },
    readPool: () => connection.use(),
    readRow: observeRows(openEmbeddedRows(pglite, connection), options),
  });
  const close = async () => {
    await prisma.$disconnect();
    await engine.close();
    await release?.();
  };
  return { kind: "embedded", name: nameEmbedded(options.dataDir), prisma, adapter, serving, close };
}

/** Opens PostgreSQL when an address is given, the embedded database otherwise. Throws when it cannot be reached. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options);
}
