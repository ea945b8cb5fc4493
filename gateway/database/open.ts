import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { holdFolder } from "./folderLock";
import { PrismaClient } from "./generated/prisma/client";

/** The whole database, of every tenant. Domains never get it: they get a client scoped to a tenant. */
export interface Database {
  kind: "embedded" | "postgresql";
  prisma: PrismaClient;
  /** For Prisma's schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; undefined opens the embedded database. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  /** A database in memory starts as this copy of another, as PGlite's dumpDataDir makes it. */
  image?: Blob | undefined;
  /** Hears each SQL statement. */
  onQuery?: ((sql: string) => void) | undefined;
}

function createClient(adapter: SqlMigrationAwareDriverAdapterFactory, onQuery: DatabaseOptions["onQuery"]) {
  if (!onQuery) return new PrismaClient({ adapter });
  const client = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  client.$on("query", (event) => onQuery(event.query));
  return client as unknown as PrismaClient;
}

/** PostgreSQL does not answer, or not to us. The message holds no secret. */
export class DatabaseUnreachableError extends Error {}

function unreachable(databaseUrl: string, error: unknown): DatabaseUnreachableError {
  const { host, pathname } = new URL(databaseUrl);
  const lines = (error instanceof Error ? error.message : String(error)).split("\n");
  const last = lines.map((line) => line.trim()).findLast((line) => line !== "") ?? "no reason given";
  const reason = /Message: `(.+)`$/.exec(last)?.[1] ?? last;
  return new DatabaseUnreachableError(`the database ${host}${pathname} cannot be reached: ${reason}`);
}

// The server plans a statement once and keeps it under its name.
const nameStatement = ({ sql }: { sql: string }) => createHash("sha1").update(sql).digest("hex");

async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const pool = { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 };
  const serving = new PrismaPg(pool, { statementNameGenerator: nameStatement });
  // The schema engine never closes its connection, which holds a lock of its own: left idle, it closes by itself.
  const adapter = new PrismaPg({ ...pool, max: 1, idleTimeoutMillis: 500 });
  const prisma = createClient(serving, options.onQuery);
  try {
    await prisma.$queryRaw`SELECT 1`;
  } catch (error) {
    await prisma.$disconnect();
    throw unreachable(databaseUrl, error);
  }
  return { kind: "postgresql", prisma, adapter, close: () => prisma.$disconnect() };
}

function openPGlite({ dataDir, image }: DatabaseOptions): PGlite {
  if (dataDir !== undefined) return new PGlite(join(dataDir, "database"));
  return image === undefined ? new PGlite() : new PGlite({ loadDataDir: image });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const release = options.dataDir === undefined ? undefined : await holdFolder(options.dataDir);
  if (options.dataDir !== undefined) await mkdir(options.dataDir, { recursive: true });
  const pglite = openPGlite(options);
  await pglite.waitReady;
  const adapter = new PrismaPGlite(pglite);
  const prisma = createClient(adapter, options.onQuery);
  const close = async () => {
    await prisma.$disconnect();
    await pglite.close();
    await release?.();
  };
  return { kind: "embedded", prisma, adapter, close };
}

/** Opens PostgreSQL when an address is given, the embedded database otherwise. Throws when it cannot be reached. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options);
}
