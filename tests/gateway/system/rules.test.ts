import { describe, expect, it } from "vitest";
import { judgeSystem, type SystemFacts } from "#gateway/domains/system/rules";

const gibibyte = 1024 ** 3;

/** A well-kept installation behind one proxy. */
const well: SystemFacts = {
  settings: {
    production: true,
    demo: false,
    isLoopback: false,
    proxyHops: 1,
    hasRedis: true,
    isEmbedded: false,
    metrics: { hasPort: true, hasToken: true },
    hasSecretsKey: true,
  },
  requests: { total: 10, forwarded: 10, secure: 10 },
  database: {
    role: { name: "lectern_app", bypassesPolicies: false, ownsTables: false },
    unguarded: [],
    migrations: { applied: ["0001_init"], failed: [], pending: [], newer: [] },
    clockAhead: 40,
    gateways: 2,
    keepsSessions: true,
    knownPasswords: [],
  },
  disk: { folder: "/data", freeBytes: 50 * gibibyte, totalBytes: 100 * gibibyte },
};

type Settings = SystemFacts["settings"];
type Seen = SystemFacts["database"];

const withSettings = (settings: Partial<Settings>, more: Partial<SystemFacts> = {}): SystemFacts => ({
  ...well,
  ...more,
  settings: { ...well.settings, ...settings },
});
const withDatabase = (database: Partial<Seen>, settings: Partial<Settings> = {}): SystemFacts => ({
  ...withSettings(settings),
  database: { ...well.database, ...database },
});
const withMigrations = (migrations: Partial<Seen["migrations"]>) =>
  withDatabase({ migrations: { ...well.database.migrations, ...migrations } });
const withDisk = (freeBytes: number) =>
  withSettings({}, { disk: { folder: "/data", freeBytes, totalBytes: 100 * gibibyte } });
const withRequests = (requests: SystemFacts["requests"]) => withSettings({}, { requests });
const withRole = (bypassesPolicies: boolean) =>
  withDatabase({ role: { name: "lectern", bypassesPolicies, ownsTables: true } });

const verdicts = (facts: SystemFacts) => judgeSystem(facts).filter(({ level }) => level !== "OK");

describe("the checks of an installation", () => {
  it("find nothing where all is well, and say so of each", () => {
    const checks = judgeSystem(well);
    expect(checks.map(({ key }) => key)).toEqual([
      "environment",
      "demo",
      "proxy",
      "tls",
      "events",
      "role",
      "policies",
      "migrations",
      "pooler",
      "metrics",
      "secrets",
      "clock",
      "disk",
    ]);
    expect(checks.every(({ level, advice }) => level === "OK" && advice === null)).toBe(true);
  });

  it("leave out what cannot be known: proxies of a command, the pooler of an embedded database, metrics, a folder", () => {
    const metrics = { hasPort: false, hasToken: false };
    const facts = withSettings({ isEmbedded: true, metrics }, { requests: null, disk: null });
    const keys = judgeSystem(facts).map(({ key }) => key);
    expect(keys).toEqual([
      "environment",
      "demo",
      "events",
      "role",
      "policies",
      "migrations",
      "secrets",
      "clock",
    ]);
  });

  it.each([
    ["environment", "PROBLEM", withSettings({ production: false })],
    ["environment", "WARNING", withSettings({ production: false, isLoopback: true })],
    ["demo", "WARNING", withSettings({ demo: true })],
    ["demo", "PROBLEM", withDatabase({ knownPasswords: ["admin@demo.test"] }, { demo: true })],
    ["proxy", "PROBLEM", withSettings({ proxyHops: 0 })],
    ["proxy", "WARNING", withRequests({ total: 10, forwarded: 9, secure: 10 })],
    ["tls", "WARNING", withRequests({ total: 10, forwarded: 10, secure: 0 })],
    ["events", "PROBLEM", withSettings({ hasRedis: false })],
    ["role", "PROBLEM", withRole(true)],
    ["role", "WARNING", withRole(false)],
    ["policies", "PROBLEM", withDatabase({ unguarded: ["Payment"] })],
    ["migrations", "PROBLEM", withMigrations({ failed: ["0002_b"] })],
    ["migrations", "WARNING", withMigrations({ pending: ["0002_b"] })],
    ["migrations", "WARNING", withMigrations({ newer: ["0003_c"] })],
    ["pooler", "PROBLEM", withDatabase({ keepsSessions: false })],
    ["metrics", "WARNING", withSettings({ metrics: { hasPort: true, hasToken: false } })],
    ["secrets", "WARNING", withSettings({ hasSecretsKey: false })],
    ["clock", "WARNING", withDatabase({ clockAhead: -3_000 })],
    ["clock", "PROBLEM", withDatabase({ clockAhead: 60_000 })],
    ["disk", "WARNING", withDisk(4 * gibibyte)],
    ["disk", "PROBLEM", withDisk(1_000)],
  ] as const)("find the one thing that is wrong, and say what to do: %s, %s", (key, level, facts) => {
    const found = verdicts(facts);
    expect(found.map((check) => [check.key, check.level])).toEqual([[key, level]]);
    expect(found[0]?.message).toMatch(/^[A-Z0-9].*\.$/);
    expect(found[0]?.advice).toMatch(/^[A-Z].*\.$/);
  });
});
