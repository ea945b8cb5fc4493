import { z } from "zod";
import { parseAllowed } from "./outgoing/policy";

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

const isAddress = (scheme: RegExp) => (text: string) => scheme.test(text) && URL.canParse(text);

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return pathname === "/" && search === "" && hash === "";
}

const hours = (what: string) =>
  z.coerce.number(`a number of hours, ${what}`).positive(`more than 0 hours, ${what}`);

/** A secret that the operator chooses, which a request carries. */
const operatorToken = z
  .string()
  .regex(/^[!-~]{16,}$/, "at least 16 characters without spaces, such as openssl rand -hex 24 makes");

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
export const settings = z.object({
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
    .refine(isAddress(/^rediss?:\/\//), "an address such as redis://host:6379")
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
  METRICS_TOKEN: operatorToken.optional(),
  FILES_MAX_MB: count("megabytes, such as 2048").default(2_048),
  FILES_QUOTA_MB: count("megabytes, such as 10240").default(10_240),
  FILES_S3_ENDPOINT: z.url("an address such as https://host:9000").optional(),
  FILES_S3_REGION: z.string().min(1, "a region such as eu-west-1").default("us-east-1"),
  FILES_S3_BUCKET: z.string().min(1, "the name of a bucket").optional(),
  FILES_S3_KEY: z.string().min(1, "a key").optional(),
  FILES_S3_SECRET: z.string().min(1, "a secret").optional(),
  SECRETS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, "32 bytes in base64, such as openssl rand -base64 32 makes")
    .transform((text) => Buffer.from(text, "base64"))
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "an address without a path, such as https://learn.example.com")
    .transform((text) => new URL(text).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isAddress(/^smtps?:\/\//), "an address such as smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z.email("an address such as no-reply@example.com").optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(",").map((host) => host.trim()))
    .default([
      "fcm.googleapis.com",
      "updates.push.services.mozilla.com",
      "web.push.apple.com",
      ".notify.windows.com",
    ]),
  OUTGOING_ALLOW: z
    .string()
    .transform((list, context) => {
      const allowed = parseAllowed(list);
      if (allowed) return allowed;
      context.addIssue("hosts, addresses, blocks or origins, such as id.example.internal, 10.1.0.0/16");
      return z.NEVER;
    })
    .optional(),
  MAIL_BOUNCE_TOKEN: operatorToken.optional(),
  MAIL_DAILY_QUOTA: count("mails, such as 1000").default(1_000),
  MAIL_BODY_DAYS: count("days, such as 30").default(30),
  MAIL_KEEP_DAYS: count("days, such as 400").default(400),
  NOTIFICATION_KEEP_DAYS: count("days, such as 180").default(180),
  ATTEMPT_LOG_KEEP_DAYS: count("days, such as 180").default(180),
  JOB_KEEP_DAYS: count("days, such as 90").default(90),
  SESSION_KEEP_DAYS: count("days, such as 30").default(30),
  GENERATION_KEEP_DAYS: count("days, such as 400").default(400),
  GENERATION_DAILY_TOKENS: z.coerce
    .number("a whole number of tokens, such as 200000")
    .int("a whole number of tokens, such as 200000")
    .min(0, "at least 0 tokens")
    .default(200_000),
});

export type Settings = z.infer<typeof settings>;
