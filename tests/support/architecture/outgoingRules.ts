import { readSpecifiers } from "./imports";
import type { SourceFile } from "./sources";

/** Calls by hand: `fetch`, requests and sockets of Node. A method named `fetch` is none. */
const callsByHand =
  /(?<![.\w])(?<!async )fetch\(|\bglobalThis\.fetch\b|\bhttps?\.(?:request|get)\(|import \{[^}]*\b(?:request|get)\b[^}]*\} from "node:https?"|\b(?:tls|net)\.connect\(|\bsendNotification\(/;

/** Libraries that call other machines by themselves. */
const callers = ["openai", "nodemailer", "ioredis", "pg", "openid-client", "undici", "axios", "got", "ws"];

/** The files that may, each with the reason. A setting is an address that only the operator sets. */
const mayCall: Readonly<Record<string, string>> = {
  "gateway/ai/openai.ts": "OPENAI_BASE_URL",
  "gateway/bus/redisBus.ts": "REDIS_URL",
  "gateway/session/rateLimitStore.ts": "REDIS_URL",
  "gateway/database/databaseProbe.ts": "DATABASE_URL",
  "gateway/database/open.ts": "DATABASE_URL",
  "gateway/database/markedConnections.ts": "DATABASE_URL",
  "gateway/database/markedPool.ts": "DATABASE_URL",
  "gateway/files/s3Storage.ts": "FILES_S3_ENDPOINT",
  "gateway/mail/mailer.ts": "SMTP_URL",
  "gateway/realtime/realtimeHandler.ts": "its server only",
  "gateway/domains/identityProviders/clientCommands.ts": "its customFetch is callOutside",
  "gateway/domains/identityProviders/flowCommands.ts": "uses the clients of clientCommands",
};

const isCaller = (specifier: string) => callers.includes(specifier) || specifier.startsWith("@aws-sdk/");

function findCall(text: string): string | undefined {
  if (callsByHand.test(text)) return "calls another machine";
  const found = readSpecifiers(text).find(({ specifier, typeOnly }) => !typeOnly && isCaller(specifier));
  return found && `imports ${found.specifier}, which calls other machines,`;
}

/** Calls to other machines go through gateway/outgoing, which checks and limits them. */
export function callsOutsideInOnePlace({ path, text }: SourceFile): string | undefined {
  if (!path.startsWith("gateway/") || path.startsWith("gateway/outgoing/")) return;
  const call = findCall(text);
  if (path in mayCall) return call ? undefined : "calls no other machine any more: take its reason away";
  return call && `${call} without gateway/outgoing`;
}
