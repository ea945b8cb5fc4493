import { execFileSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "#gateway/database/open";
import { packageRoot } from "#gateway/packageRoot";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import type { PostgresCluster } from "./postgres";
import { demoDay } from "./templates";

/** How the roles of a PostgreSQL are dealt out to a gateway. */
export type RoleSetup = "a superuser" | "one role that owns the tables" | "an owner and an application role";

export const roleSetups: readonly RoleSetup[] = [
  "a superuser",
  "one role that owns the tables",
  "an owner and an application role",
];

/** Runs statements as the administrator of a database. */
export async function administer(databaseUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The same address for another role. */
export function asRole(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}

/** The addresses of the roles that the deployment makes, as a gateway is set. */
export type ShippedRoles = Record<"DATABASE_URL" | "DATABASE_OWNER_URL", string>;

/** Runs the deployment's script for the roles of the database lectern. */
export function makeShippedRoles(adminUrl: string): ShippedRoles {
  const { hostname, port } = new URL(adminUrl);
  execFileSync(join(packageRoot, "deploy", "postgres", "roles.sh"), {
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port,
      POSTGRES_DB: "lectern",
      OWNER_PASSWORD: "owner",
      APP_PASSWORD: "app",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return {
    DATABASE_URL: asRole(adminUrl, "lectern_gateway"),
    DATABASE_OWNER_URL: asRole(adminUrl, "lectern_owner"),
  };
}

interface Addresses {
  databaseUrl: string;
  databaseOwnerUrl?: string;
}

/** An empty database whose roles are dealt out so; no role can do more than it is meant to. */
export async function createWithRoles(
  cluster: PostgresCluster,
  setup: RoleSetup,
  name: string,
): Promise<Addresses> {
  const adminUrl = cluster.createDatabase(name);
  if (setup === "a superuser") return { databaseUrl: adminUrl };
  const owner = `${name}_owner`;
  await administer(
    adminUrl,
    `CREATE ROLE ${owner} LOGIN`,
    `ALTER DATABASE ${name} OWNER TO ${owner}`,
    `ALTER SCHEMA public OWNER TO ${owner}`,
  );
  if (setup === "one role that owns the tables") return { databaseUrl: asRole(adminUrl, owner) };
  await administer(adminUrl, `CREATE ROLE ${name}_app LOGIN`);
  return { databaseUrl: asRole(adminUrl, `${name}_app`), databaseOwnerUrl: asRole(adminUrl, owner) };
}

/** Opens a database, applies the migrations and loads the demo data, in which no password is worth guessing. */
export async function openWithDemo(addresses: Addresses): Promise<Database> {
  const database = await openDatabase(addresses);
  await applyMigrations(database.adapter);
  await loadDemo(database.prisma, { today: demoDay, hashPassword: async () => "none" });
  return database;
}
