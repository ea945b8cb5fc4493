import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { ConfigError, readConfig, settingNames } from "#gateway/config";
import { packageRoot } from "#gateway/packageRoot";

const hour = 3_600_000;

function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "nothing is wrong";
}

describe("the settings", () => {
  it("may all stay unset", () => {
    expect(readConfig({})).toEqual({
      production: false,
      host: "127.0.0.1",
      port: 4000,
      dataDir: ".data",
      databaseUrl: undefined,
      redisUrl: undefined,
      demo: true,
      proxyHops: 0,
      maxConnections: 10_000,
      realtimeWire: "joined",
      logLevel: "info",
      sessionIdle: 12 * hour,
      sessionMax: 30 * 24 * hour,
      openai: { apiKey: undefined, baseUrl: undefined, model: "gpt-4.1-mini", timeout: 60_000 },
      signInFailuresPerMinute: 60,
      registrationsPerHour: 100,
      generationDailyTokens: 200_000,
      files: { maxBytes: 2_147_483_648, quotaBytes: 10_737_418_240, s3: undefined },
      secretsKey: undefined,
      publicUrl: "http://127.0.0.1:4000",
      isPublicUrlSet: false,
      pushServices: [
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        ".notify.windows.com",
      ],
      outgoing: { production: false, allowed: { hosts: [], blocks: [], origins: [] } },
      mail: { smtp: undefined, dailyQuota: 1_000 },
      keeping: {
        mailTexts: 30,
        mails: 400,
        notifications: 180,
        jobs: 90,
        sessions: 30,
        generation: 400,
        attemptLogs: 180,
      },
      metrics: { port: undefined, token: undefined },
    });
  });

  it("count as unset when they are empty", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", DEMO: "", OPENAI_API_KEY: "" })).toEqual(readConfig({}));
  });

  it("ignore what the environment holds besides", () => {
    expect(readConfig({ PATH: "/bin", LECTERN_UNKNOWN: "1" })).toEqual(readConfig({}));
  });

  it("are read as what they mean", () => {
    const config = readConfig({
      NODE_ENV: "production",
      PORT: "0",
      DATABASE_URL: "postgresql://one:two@three:5432/four",
      REDIS_URL: "rediss://five:6379",
      TRUST_PROXY: "1",
      SESSION_IDLE_HOURS: "0.5",
      OPENAI_BASE_URL: "http://localhost:9999/v1",
    });
    expect(config).toMatchObject({ production: true, port: 0, proxyHops: 1, sessionIdle: hour / 2 });
    expect(config.databaseUrl).toBe("postgresql://one:two@three:5432/four");
    expect(config.redisUrl).toBe("rediss://five:6379");
    expect(config.openai.baseUrl).toBe("http://localhost:9999/v1");
  });

  it.each([
    ["0", 0],
    ["false", 0],
    ["1", 1],
    ["true", 1],
    ["3", 3],
  ])("take TRUST_PROXY=%s as %i proxies", (TRUST_PROXY, proxyHops) => {
    expect(readConfig({ TRUST_PROXY }).proxyHops).toBe(proxyHops);
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", DEMO: "1" }, true],
    [{ DEMO: "0" }, false],
    [{ DEMO: "false" }, false],
  ])("load the demo data outside production unless told otherwise: %j", (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
  });
});

describe("a wrong setting is named, with what was given and what is expected", () => {
  test.each([
    ["PORT", "http", "PORT: got 'http', expected a whole number from 0 to 65535"],
    ["PORT", "65536", "PORT: got '65536', expected a whole number from 0 to 65535"],
    ["PORT", "1.5", "PORT: got '1.5', expected a whole number from 0 to 65535"],
    ["NODE_ENV", "live", "NODE_ENV: got 'live', expected one of development, test, production"],
    ["DEMO", "yes", "DEMO: got 'yes', expected one of 0, 1, true, false"],
    ["TRUST_PROXY", "on", "TRUST_PROXY: got 'on', expected the number of proxies in front, such as 1"],
    ["TRUST_PROXY", "-1", "TRUST_PROXY: got '-1', expected the number of proxies in front, such as 1"],
    ["TRUST_PROXY", "1.5", "TRUST_PROXY: got '1.5', expected the number of proxies in front, such as 1"],
    [
      "LOG_LEVEL",
      "loud",
      "LOG_LEVEL: got 'loud', expected one of fatal, error, warn, info, debug, trace, silent",
    ],
    [
      "SIGN_IN_FAILURES_PER_MINUTE",
      "0",
      "SIGN_IN_FAILURES_PER_MINUTE: got '0', expected a whole number of failures, such as 60",
    ],
    [
      "REGISTRATIONS_PER_HOUR",
      "many",
      "REGISTRATIONS_PER_HOUR: got 'many', expected a whole number of registrations, such as 100",
    ],
    ["SESSION_IDLE_HOURS", "soon", "SESSION_IDLE_HOURS: got 'soon', expected a number of hours, such as 12"],
    ["SESSION_IDLE_HOURS", "0", "SESSION_IDLE_HOURS: got '0', expected more than 0 hours, such as 12"],
    ["METRICS_PORT", "near", "METRICS_PORT: got 'near', expected a whole number from 0 to 65535"],
    ["SESSION_MAX_HOURS", "-1", "SESSION_MAX_HOURS: got '-1', expected more than 0 hours, such as 720"],
  ])("%s=%s", (name, value, expected) => {
    expect(problemOf({ [name]: value })).toBe(expected);
  });

  test.each([
    ["DATABASE_URL", "mysql://root:top-secret@host/db"],
    ["REDIS_URL", "http://:top-secret@host"],
    ["REDIS_URL", "redis://:top-secret@host:port"],
    ["OPENAI_BASE_URL", "top-secret"],
  ])("%s, without showing the secret that it may hold", (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toContain(`${name}: got a value that is not shown, expected an address such as`);
    expect(problem).not.toContain("top-secret");
  });

  it.each(["METRICS_TOKEN", "MAIL_BOUNCE_TOKEN"])("%s, without showing it", (name) => {
    const problem = problemOf({ [name]: "top-secret" });
    expect(problem).toContain(`${name}: got a value that is not shown, expected at least 16 characters`);
    expect(problem).not.toContain("top-secret");
  });

  it("each on a line of its own", () => {
    const lines = problemOf({ PORT: "x", DEMO: "maybe" }).split("\n");
    expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "DEMO"]);
  });
});

describe(".env.example", () => {
  it("lists every setting and no other", () => {
    const listed = readFileSync(join(packageRoot, ".env.example"), "utf8").match(/^[A-Z\d_]+(?==)/gm) ?? [];
    expect([...listed].sort()).toEqual([...settingNames].sort());
  });

  it("can be used as it is", () => {
    const lines = readFileSync(join(packageRoot, ".env.example"), "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm);
    const environment = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
    expect(readConfig(environment)).toEqual(readConfig({}));
  });
});
