import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { openDatabase } from "#gateway/database/open";
import { hashPassword } from "#gateway/session/passwords";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import { type PostgresCluster, postgresBinaries, startPostgres } from "./postgres";
import { say } from "./say";
import { demoDay, type Template } from "./templates";

/** The variable in which test processes find the address of the run's PostgreSQL. */
const variable = "LECTERN_TEST_SERVER";

/**
 * The database that test files open. LECTERN_TEST_DATABASE says which; when it does not, PostgreSQL is taken where it is
 * installed, since tests take a third less of the processor on it than on the embedded database.
 */
const wanted = z.enum(["postgresql", "embedded"]).optional().parse(process.env["LECTERN_TEST_DATABASE"]);

const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes the databases that test files start from, as the templates of the embedded database are made. */
async function fill(cluster: PostgresCluster): Promise<string> {
  const server = cluster.createDatabase("administration");
  const empty = await openDatabase({ databaseUrl: cluster.createDatabase("empty" satisfies Template) });
  await applyMigrations(empty.adapter);
  await empty.close();
  await administer(server, "CREATE DATABASE demo TEMPLATE empty");
  const demo = await openDatabase({ databaseUrl: addressOf(server, "demo" satisfies Template) });
  await loadDemo(demo.prisma, {
    today: demoDay,
    hashPassword: (password) => hashPassword(password, "demo"),
  });
  await demo.close();
  return server;
}

async function start(): Promise<PostgresCluster | undefined> {
  if (postgresBinaries) {
    const started = startPostgres(postgresBinaries);
    if (wanted === "postgresql") return started;
    return started.catch((error: Error) => {
      say(`PostgreSQL does not start, so the tests use the embedded database: ${error.message}`);
      return undefined;
    });
  }
  if (wanted === "postgresql")
    throw new Error("LECTERN_TEST_DATABASE asks for PostgreSQL, which is not installed");
  return undefined;
}

/** Starts a PostgreSQL of the run's own, if the run wants one; returns what stops it. */
export default async function setup(): Promise<(() => void) | undefined> {
  // Another project of the run may have started it.
  if (wanted === "embedded" || process.env[variable] !== undefined) return undefined;
  const cluster = await start();
  if (!cluster) return undefined;
  try {
    process.env[variable] = await fill(cluster);
  } catch (error) {
    cluster.stop();
    throw error;
  }
  return () => {
    delete process.env[variable];
    cluster.stop();
  };
}

/** A database of a test file's own. */
interface CopiedDatabase {
  databaseUrl: string;
  /** Removes it, once no one uses it any more. */
  drop(): Promise<void>;
}

/** Copies a template on the run's PostgreSQL, or where the run has none on one of its own, for tests that need a PostgreSQL. */
export async function copyOnPostgres(template: Template): Promise<CopiedDatabase> {
  const copied = await copyOnServer(template);
  if (copied) return copied;
  if (!postgresBinaries) throw new Error("PostgreSQL is not installed");
  const cluster = await startPostgres(postgresBinaries);
  const databaseUrl = addressOf(await fill(cluster), template);
  return { databaseUrl, drop: async () => cluster.stop() };
}

/** Copies a template on the run's PostgreSQL; undefined where the run has none. */
export async function copyOnServer(template: Template): Promise<CopiedDatabase | undefined> {
  const server = process.env[variable];
  // A run within a run, as of a new domain, may inherit the server and not want it.
  if (server === undefined || wanted === "embedded") return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    databaseUrl: addressOf(server, name),
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
