import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import type { TenantClient } from "#gateway/database/tenantClient";
import { isLoopbackHost } from "#gateway/outgoing/addresses";
import { verifyPassword } from "#gateway/session/passwords";
import type { SystemSources } from "#gateway/systemSources";
import { commonPassword, listDemoAccounts } from "#prisma/demo/accounts";
import { listMigrations } from "#prisma/migrate";
import { compareMigrations } from "#prisma/migrationState";
import type { DatabaseSeen, SystemFacts } from "./rules";

const published = new Map(listDemoAccounts().map(({ email, password }) => [email, password]));

/** The demo accounts of a tenant that are active and still have the password of the documentation. */
async function findKnownPasswords(db: TenantClient): Promise<string[]> {
  const users = await db.user.findMany({
    where: { email: { in: [...published.keys()] }, active: true },
    select: { email: true, passwordHash: true },
  });
  const found: string[] = [];
  for (const { email, passwordHash } of users)
    if (await verifyPassword(passwordHash, published.get(email) ?? commonPassword)) found.push(email);
  return found;
}

async function readKnownPasswords({ config, listTenants, tenantClient }: SystemSources): Promise<string[]> {
  // Without demo mode, demo accounts cannot sign in, so their passwords do no harm.
  if (!config.demo) return [];
  const found: string[] = [];
  for (const { id } of await listTenants()) found.push(...(await findKnownPasswords(tenantClient(id))));
  return found;
}

async function readMigrations(sources: SystemSources): Promise<DatabaseSeen["migrations"]> {
  const { applied, failed, pending } = await compareMigrations(await sources.listMigrations());
  const known = new Set(await listMigrations());
  return {
    applied,
    pending,
    failed: failed.map(({ name }) => name),
    newer: applied.filter((name) => !known.has(name)),
  };
}

async function readDisk(folder: string): Promise<SystemFacts["disk"]> {
  const found = await statfs(folder).catch(() => null);
  if (!found) return null;
  return {
    folder: resolve(folder),
    freeBytes: found.bavail * found.bsize,
    totalBytes: found.blocks * found.bsize,
  };
}

/** Reads the facts that the checks use. Throws when the database does not respond. */
export async function readSystemFacts(sources: SystemSources): Promise<SystemFacts> {
  const { config, requests } = sources;
  const [probe, migrations, knownPasswords, disk] = await Promise.all([
    sources.probeDatabase(),
    readMigrations(sources),
    readKnownPasswords(sources),
    readDisk(config.dataDir),
  ]);
  return {
    settings: {
      production: config.production,
      demo: config.demo,
      proxyHops: config.proxyHops,
      isLoopback: isLoopbackHost(config.host),
      hasRedis: config.redisUrl !== undefined,
      isEmbedded: config.databaseUrl === undefined,
      hasSecretsKey: config.secretsKey !== undefined,
      metrics: {
        hasPort: config.metrics.port !== undefined,
        hasToken: config.metrics.token !== undefined,
      },
    },
    requests,
    database: { ...probe, migrations, knownPasswords },
    disk,
  };
}
