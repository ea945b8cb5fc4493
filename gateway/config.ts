import { z } from "zod";

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");

const count = (what: string) =>
  z.coerce
    .number(`a whole number of ${what}`)
    .int(`a whole number of ${what}`)
    .min(1, `a whole number of ${what}`);

/** The proxy count; true and false, its former values, are read as 1 and 0. */
const proxyHops = z
  .string()
  .transform((text) => (text === "true" ? "1" : text === "false" ? "0" : text))
  .pipe(
    z
      .string()
      .regex(/^\d{1,2}$/, "the number of proxies in front, such as 1")
      .transform(Number),
  );

const port = z.coerce
  .number("a whole number from 0 to 65535")
  .int("a whole number from 0 to 65535")
  .min(0, "a whole number from 0 to 65535")
  .max(65_535, "a whole number from 0 to 65535");

const hours = (what: string) =>
  z.coerce.number(`a number of hours, ${what}`).positive(`more than 0 hours, ${what}`);

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
const settings = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().min(1, "a host name or an address").default("127.0.0.1"),
  PORT: port.default(4000),
  DATA_DIR: z.string().min(1, "a folder").default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "an address such as postgresql://user:password@host:5432/lectern")
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "an address such as postgresql://owner:password@host:5432/lectern")
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "an address such as redis://host:6379")
    .refine((text) => URL.canParse(text), "an address such as redis://host:6379")
    .optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: proxyHops.default(0),
  MAX_CONNECTIONS: z.coerce
    .number("a whole number of connections, such as 10000")
    .int("a whole number of connections, such as 10000")
    .min(1, "at least 1 connection")
    .default(10_000),
  REALTIME_WIRE: z.enum(["joined", "plain"]).default("joined"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SESSION_IDLE_HOURS: hours("such as 12").default(12),
  SESSION_MAX_HOURS: hours("such as 720").default(720),
  OPENAI_API_KEY: z.string().min(1, "a key, or nothing at all").optional(),
  OPENAI_BASE_URL: z.url("an address such as https://host/v1").optional(),
  OPENAI_MODEL: z.string().min(1, "the name of a model").default("gpt-4.1-mini"),
  OPENAI_TIMEOUT_SECONDS: z.coerce
    .number("a number of seconds, such as 60")
    .positive("more than 0 seconds, such as 60")
    .default(60),
  SIGN_IN_FAILURES_PER_MINUTE: count("failures, such as 60").default(60),
  REGISTRATIONS_PER_HOUR: count("registrations, such as 100").default(100),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, "at least 16 characters without spaces, such as openssl rand -hex 24 makes")
    .optional(),
  FILES_MAX_MB: count("megabytes, such as 2048").default(2_048),
  FILES_QUOTA_MB: count("megabytes, such as 10240").default(10_240),
  FILES_S3_ENDPOINT: z.url("an address such as https://host:9000").optional(),
  FILES_S3_REGION: z.string().min(1, "a region such as eu-west-1").default("us-east-1"),
  FILES_S3_BUCKET: z.string().min(1, "the name of a bucket").optional(),
  FILES_S3_KEY: z.string().min(1, "a key").optional(),
  FILES_S3_SECRET: z.string().min(1, "a secret").optional(),
  GENERATION_DAILY_TOKENS: z.coerce
    .number("a whole number of tokens, such as 200000")
    .int("a whole number of tokens, such as 200000")
    .min(0, "at least 0 tokens")
    .default(200_000),
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, as environment variables. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** How a store that speaks S3 is reached. */
export interface S3Settings {
  /** Undefined is Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  key: string;
  secret: string;
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
  /** How many proxies in front are trusted: each appends to X-Forwarded-For, or sets it. */
  proxyHops: number;
  /** Connections that may be open at once, WebSockets among them. */
  maxConnections: number;
  /** How messages are written to WebSockets: batched past ws, or one by one by ws. */
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
  /** Registrations that one address may try an hour. */
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
  metrics: {
    /** A port of its own for /metrics; undefined serves them on the main port, to callers with the token. */
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

const hour = 3_600_000;
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
    sessionIdle: values.SESSION_IDLE_HOURS * hour,
    sessionMax: values.SESSION_MAX_HOURS * hour,
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
    metrics: { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
  };
}
