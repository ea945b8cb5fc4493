import type { z } from "zod";
import { hourMs } from "./domains/durationContract";
import { noneAllowed, type OutgoingPolicy } from "./outgoing/policy";
import { type Settings, settings } from "./settings";

/** The names of all settings, as environment variables. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Settings of an S3-compatible store. */
export interface S3Settings {
  /** Undefined is Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

/** Settings for outgoing mail. */
export interface SmtpSettings {
  url: string;
  /** The address that mails come from; their name is the organization's. */
  from: string;
}

/** The gateway's settings. Only readConfig reads the environment. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The database URL of the tables' owner; undefined uses one role for both. */
  databaseOwnerUrl: string | undefined;
  redisUrl: string | undefined;
  /** Loads the demo data into an empty database, and lets its accounts sign in. */
  demo: boolean;
  /** Number of trusted proxies in front: each appends to X-Forwarded-For, or sets it. */
  proxyHops: number;
  /** Connections that may be open at once, WebSockets among them. */
  maxConnections: number;
  /** Whether messages to WebSockets are batched past ws, or written one by one by ws. */
  realtimeWire: Settings["REALTIME_WIRE"];
  logLevel: Settings["LOG_LEVEL"];
  /** Milliseconds. */
  sessionIdle: number;
  /** Milliseconds. */
  sessionMax: number;
  openai: {
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    /** Milliseconds for all of one generation. */
    timeout: number;
  };
  /** Failed sign-ins and codes that one address may have a minute. */
  signInFailuresPerMinute: number;
  /** The most registrations from one address in an hour. */
  registrationsPerHour: number;
  /** The tokens that generation may use a day, for each tenant. */
  generationDailyTokens: number;
  files: {
    /** The largest file, in bytes. */
    maxBytes: number;
    /** The bytes that the files of one organization may take. */
    quotaBytes: number;
    /** The S3 store of all files; undefined keeps them in the data folder. */
    s3: S3Settings | undefined;
  };
  /** The key that seals secrets; undefined uses a key file in the data folder of the embedded database. */
  secretsKey: Buffer | undefined;
  /** The origin at which people reach the installation, for links in mails. */
  publicUrl: string;
  /** Whether the operator has set it. */
  isPublicUrlSet: boolean;
  /** The hosts of browsers' push services; nothing is sent to others. */
  pushServices: readonly string[];
  /** The addresses that may be asked because a person or a tenant names them. */
  outgoing: OutgoingPolicy;
  mail: {
    /** The server that takes mails; undefined keeps them without sending. */
    smtp: SmtpSettings | undefined;
    /** The token with which a mail server hands over mails that came back; undefined takes none. */
    bounceToken: string | undefined;
    /** The most mails that one organization may send within 24 hours. */
    dailyQuota: number;
  };
  /** Days after which rows that are no longer needed are deleted. */
  keeping: {
    /** Days after which logs of attempts are deleted. */
    attemptLogs: number;
    /** Texts of mails, which hold links. */
    mailTexts: number;
    mails: number;
    notifications: number;
    /** Jobs that have failed permanently. */
    jobs: number;
    /** Sessions, sign-in codes and mailed links that have ended. */
    sessions: number;
    /** Requests to the AI service. */
    generation: number;
  };
  metrics: {
    /** A separate port for /metrics; undefined serves them on the main port, to callers with the token. */
    port: number | undefined;
    /** The bearer token of a scraper. If undefined, the metrics port requires none. */
    token: string | undefined;
  };
}

/** A setting is invalid; the message gives its name, the value and the expected form. */
export class ConfigError extends Error {}

const isSecret = (name: string) => /KEY|URL|TOKEN$|SECRET$/.test(name);

function explain(issue: z.core.$ZodIssue, environment: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  const given = environment[name] ?? "";
  const shown = isSecret(name) && given !== "" ? "a value that is not shown" : `'${given}'`;
  const expected = issue.code === "invalid_value" ? `one of ${issue.values.join(", ")}` : issue.message;
  return `${name}: got ${shown}, expected ${expected}`;
}

const megabyte = 1_048_576;

/** The settings of S3, all or none of them. Throws ConfigError. */
function readS3(values: Settings): S3Settings | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region, FILES_S3_BUCKET: bucket } = values;
  const { FILES_S3_KEY: key, FILES_S3_SECRET: secret } = values;
  if (bucket !== undefined && key !== undefined && secret !== undefined)
    return { endpoint, region, bucket, key, secret };
  if ([endpoint, bucket, key, secret].every((value) => value === undefined)) return undefined;
  throw new ConfigError("FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET: set all of them, or none");
}

/** The settings of SMTP, and the address that its links begin with. Throws ConfigError. */
function readSmtp(values: Settings): SmtpSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl } = values;
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError("MAIL_FROM: set it together with SMTP_URL");
  if (publicUrl === undefined && values.NODE_ENV === "production")
    throw new ConfigError("PUBLIC_URL: set it together with SMTP_URL; links in mails begin with it");
  return { url, from };
}

/** Reads the settings from an environment; an empty variable counts as unset. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => explain(issue, environment)).join("\n"));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    redisUrl: values.REDIS_URL,
    demo: values.DEMO ?? !production,
    proxyHops: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    realtimeWire: values.REALTIME_WIRE,
    logLevel: values.LOG_LEVEL,
    sessionIdle: values.SESSION_IDLE_HOURS * hourMs,
    sessionMax: values.SESSION_MAX_HOURS * hourMs,
    openai: {
      apiKey: values.OPENAI_API_KEY,
      baseUrl: values.OPENAI_BASE_URL,
      model: values.OPENAI_MODEL,
      timeout: values.OPENAI_TIMEOUT_SECONDS * 1000,
    },
    signInFailuresPerMinute: values.SIGN_IN_FAILURES_PER_MINUTE,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    generationDailyTokens: values.GENERATION_DAILY_TOKENS,
    files: {
      maxBytes: values.FILES_MAX_MB * megabyte,
      quotaBytes: values.FILES_QUOTA_MB * megabyte,
      s3: readS3(values),
    },
    secretsKey: values.SECRETS_KEY,
    publicUrl: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    pushServices: values.PUSH_SERVICES,
    outgoing: { production, allowed: values.OUTGOING_ALLOW ?? noneAllowed },
    mail: {
      smtp: readSmtp(values),
      bounceToken: values.MAIL_BOUNCE_TOKEN,
      dailyQuota: values.MAIL_DAILY_QUOTA,
    },
    keeping: {
      mailTexts: values.MAIL_BODY_DAYS,
      mails: values.MAIL_KEEP_DAYS,
      notifications: values.NOTIFICATION_KEEP_DAYS,
      attemptLogs: values.ATTEMPT_LOG_KEEP_DAYS,
      jobs: values.JOB_KEEP_DAYS,
      sessions: values.SESSION_KEEP_DAYS,
      generation: values.GENERATION_KEEP_DAYS,
    },
    metrics: { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
  };
}
