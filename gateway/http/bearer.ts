import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request carries a token of the operator's; compared in constant time. */
export function hasBearer({ headers }: IncomingMessage, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}
