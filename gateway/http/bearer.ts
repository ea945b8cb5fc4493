import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The token of an Authorization header. */
export const readBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];

/** Whether a request carries a token of the operator's; compared in constant time. */
export function hasBearer({ headers }: IncomingMessage, token: string): boolean {
  const sent = readBearer(headers.authorization);
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}
