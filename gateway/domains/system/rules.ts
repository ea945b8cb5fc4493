import type { CheckLevel, SystemCheck } from "./contract";

/** The facts that the checks use. A fact that a process cannot know is null, and its check is left out. */
export interface SystemFacts {
  settings: {
    production: boolean;
    /** Whether the demo accounts may sign in. */
    demo: boolean;
    /** Whether the gateway is reachable from this machine only. */
    isLoopback: boolean;
    proxyHops: number;
    hasRedis: boolean;
    isEmbedded: boolean;
    metrics: { hasPort: boolean; hasToken: boolean };
    hasSecretsKey: boolean;
  };
  /** The requests since the start; null for a command, which serves none. */
  requests: RequestsSeen | null;
  database: DatabaseSeen;
  /** The disk of the data folder; null if it cannot be read. */
  disk: { folder: string; freeBytes: number; totalBytes: number } | null;
}

export interface RequestsSeen {
  total: number;
  /** Number with a header that proxies write. */
  forwarded: number;
  secure: number;
}

export interface DatabaseSeen {
  /** The role that serves requests. */
  role: { name: string; bypassesPolicies: boolean; ownsTables: boolean };
  /** Tables of tenants' rows without row-level security. */
  unguarded: readonly string[];
  migrations: {
    applied: readonly string[];
    failed: readonly string[];
    pending: readonly string[];
    newer: readonly string[];
  };
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  clockAhead: number;
  /** Number of connected gateways; null if unknown. */
  gateways: number | null;
  /** Whether a connection keeps its session between transactions. */
  keepsSessions: boolean;
  /** Addresses of active accounts whose password is published with the demo data. */
  knownPasswords: readonly string[];
}

type Verdict = Omit<SystemCheck, "key" | "title">;

const ok = (message: string): Verdict => ({ level: "OK", message, advice: null });

const found =
  (level: CheckLevel) =>
  (message: string, advice: string): Verdict => ({ level, message, advice });
const warning = found("WARNING");
const problem = found("PROBLEM");

const counted = (count: number, noun: string, many: string) => `${count} ${count === 1 ? noun : many}`;

function judgeEnvironment({ settings }: SystemFacts): Verdict {
  if (settings.production) return ok("The gateway runs in production mode.");
  const message = "NODE_ENV is not production: strangers may send any GraphQL document and see the schema.";
  const advice = "Set NODE_ENV=production.";
  return settings.isLoopback ? warning(message, advice) : problem(message, advice);
}

function judgeDemo({ settings, database: { knownPasswords } }: SystemFacts): Verdict {
  if (!settings.demo) return ok("Demo accounts can't sign in.");
  const advice = "Set DEMO=0, or change their passwords.";
  if (knownPasswords.length === 0)
    return warning("Demo accounts may sign in; none has its published password.", "Set DEMO=0.");
  const message = `The passwords of ${knownPasswords.join(", ")} are published.`;
  return settings.isLoopback && !settings.production ? warning(message, advice) : problem(message, advice);
}

function judgeProxy({ settings: { proxyHops }, requests }: SystemFacts): Verdict | null {
  if (!requests) return null;
  const { total, forwarded } = requests;
  if (proxyHops === 0 && forwarded > 0)
    return problem(
      "Requests come through a proxy, but TRUST_PROXY is 0: every caller has the proxy's address, and limits by address are not enforced.",
      "Set TRUST_PROXY to the number of proxies in front.",
    );
  if (proxyHops > 0 && forwarded < total)
    return warning(
      `TRUST_PROXY is ${proxyHops}, but ${counted(total - forwarded, "request", "requests")} came past the proxy and can name any address.`,
      "Let nothing but the proxy reach the gateway's port.",
    );
  if (proxyHops > 0)
    return ok(`Callers' addresses are taken from ${counted(proxyHops, "proxy", "proxies")}.`);
  return ok("Requests come without a proxy.");
}

function judgeTls({ settings, requests }: SystemFacts): Verdict | null {
  if (!requests) return null;
  if (requests.secure > 0) return ok("Requests come by https.");
  if (!settings.production) return ok("Requests come by http, which is fine for trying it out.");
  if (requests.total === 0) return ok("No request has come yet.");
  return warning(
    "No request has come by https: passwords and sessions travel in the clear, or the proxy does not say so.",
    "End TLS in a proxy that writes X-Forwarded-Proto, and set TRUST_PROXY.",
  );
}

function judgeEvents({ settings: { hasRedis }, database: { gateways } }: SystemFacts): Verdict {
  if (hasRedis) return ok("Gateways tell each other of changes over Redis.");
  if (gateways === null || gateways <= 1) return ok("One gateway runs, which needs no Redis.");
  return problem(
    `${gateways} gateways are connected to the database without REDIS_URL: they do not receive each other's changes.`,
    "Set the same REDIS_URL on all gateways.",
  );
}

function judgeRole({ database: { role }, settings: { isEmbedded } }: SystemFacts): Verdict {
  if (role.bypassesPolicies)
    return problem(
      `Requests are served as ${role.name}, which bypasses row-level security.`,
      "Give DATABASE_URL a role without SUPERUSER and BYPASSRLS.",
    );
  if (role.ownsTables && !isEmbedded)
    return warning(
      `Requests are served as ${role.name}, which owns the tables and could alter them.`,
      "Give DATABASE_URL a role that owns nothing, and DATABASE_OWNER_URL the owner.",
    );
  return ok(`Requests are served as ${role.name}, which owns nothing.`);
}

function judgePolicies({ database: { unguarded } }: SystemFacts): Verdict {
  if (unguarded.length === 0) return ok("Row-level security protects every table of an institute's rows.");
  return problem(
    `Row-level security does not protect ${unguarded.join(", ")}.`,
    "Run SELECT guard_tenant_rows('\"TABLE\"') for each as the owner of the tables.",
  );
}

function judgeMigrations({ database: { migrations } }: SystemFacts): Verdict {
  const { applied, failed, pending, newer } = migrations;
  if (failed.length > 0)
    return problem(
      `The ${failed.length === 1 ? "migration" : "migrations"} ${failed.join(", ")} failed.`,
      "Run npm run db:resolve, which says why and what to do.",
    );
  if (pending.length > 0)
    return warning(
      `${counted(pending.length, "migration waits", "migrations wait")} for the next start.`,
      "Back up, then restart the gateways.",
    );
  if (newer.length > 0)
    return warning(
      `The database is of a newer version: ${newer.join(", ")} ${newer.length === 1 ? "is" : "are"} not known here.`,
      "Update this gateway.",
    );
  return ok(`All migrations are applied: ${applied.length}.`);
}

/** Milliseconds of difference between clocks. */
const clockLimits = { warning: 2_000, problem: 30_000 };

function judgeClock({ database: { clockAhead } }: SystemFacts): Verdict {
  const off = Math.abs(clockAhead);
  if (off < clockLimits.warning) return ok("The clocks of this machine and the database agree.");
  const seconds = Math.round(off / 1000);
  const message = `The database's clock is ${seconds} s ${clockAhead > 0 ? "ahead of" : "behind"} this machine's.`;
  return (off < clockLimits.problem ? warning : problem)(message, "Have NTP set both clocks.");
}

const sessionless = problem(
  "A pooler gives each transaction another connection: the tenant of a connection would be lost or another's.",
  "Set PgBouncer's pool_mode to session, or connect past it.",
);

/** The check of a pooler that keeps no sessions: by way of it nothing else can be looked at. */
export const sessionlessPooler: SystemCheck = { key: "pooler", title: "Connection pooler", ...sessionless };

function judgePooler({ database: { keepsSessions }, settings: { isEmbedded } }: SystemFacts): Verdict | null {
  if (isEmbedded) return null;
  if (keepsSessions) return ok("Connections to the database keep their session.");
  return sessionless;
}

function judgeMetrics({ settings: { metrics, isLoopback } }: SystemFacts): Verdict | null {
  if (!metrics.hasPort && !metrics.hasToken) return null;
  if (metrics.hasToken) return ok("Metrics require METRICS_TOKEN.");
  if (isLoopback) return ok("Metrics have a port that only this machine reaches.");
  return warning(
    "Metrics have a port without a token: everyone who reaches it sees the load of the installation.",
    "Set METRICS_TOKEN, or let nothing but the scraper reach METRICS_PORT.",
  );
}

function judgeSecrets({ settings: { hasSecretsKey, isEmbedded } }: SystemFacts): Verdict {
  if (hasSecretsKey) return ok("Secrets are sealed with SECRETS_KEY.");
  if (isEmbedded)
    return ok(
      "Secrets are sealed with the file secrets.key of the data folder, once there are any; keep a copy.",
    );
  return warning(
    "SECRETS_KEY is not set: authenticator apps and sign-in providers cannot be set up.",
    "Set it to what openssl rand -base64 32 makes, the same on all gateways.",
  );
}

const gibibyte = 1024 ** 3;

function judgeDisk({ disk }: SystemFacts): Verdict | null {
  if (!disk) return null;
  const { folder, freeBytes, totalBytes } = disk;
  const free = `${(freeBytes / gibibyte).toFixed(1)} of ${(totalBytes / gibibyte).toFixed(1)} GiB are free for ${folder}.`;
  if (freeBytes < gibibyte / 5) return problem(free, "Make room now: a full disk stops every write.");
  if (freeBytes < gibibyte || freeBytes < totalBytes / 20) return warning(free, "Make room.");
  return ok(free);
}

const judges: readonly [key: string, title: string, judge: (facts: SystemFacts) => Verdict | null][] = [
  ["environment", "Mode", judgeEnvironment],
  ["demo", "Demo accounts", judgeDemo],
  ["proxy", "Proxy", judgeProxy],
  ["tls", "Encryption", judgeTls],
  ["events", "Several gateways", judgeEvents],
  ["role", "Database role", judgeRole],
  ["policies", "Row-level security", judgePolicies],
  ["migrations", "Migrations", judgeMigrations],
  ["pooler", "Connection pooler", judgePooler],
  ["metrics", "Metrics", judgeMetrics],
  ["secrets", "Secrets", judgeSecrets],
  ["clock", "Clock", judgeClock],
  ["disk", "Disk", judgeDisk],
];

/** Runs the checks on the facts. */
export const judgeSystem = (facts: SystemFacts): SystemCheck[] =>
  judges.flatMap(([key, title, judge]) => {
    const verdict = judge(facts);
    return verdict ? [{ key, title, ...verdict }] : [];
  });
