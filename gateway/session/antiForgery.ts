import { createHmac } from "node:crypto";
import { equalSecrets } from "./tokens";

interface ForgeryEvidence {
  method: string;
  /** Means by which the request authenticates; another site cannot send a bearer token. */
  authenticatedBy: "bearer" | "cookie" | "nothing";
  /** The session's token; undefined for visitors. */
  token: string | undefined;
  cookie: string | undefined;
  header: string | undefined;
}

/**
 * The anti-forgery token of a session. It is keyed by the session's own token, so that every gateway computes the
 * same one and no one else can: a pair of cookie and header that another host has planted belongs to no session.
 */
export const antiForgeryToken = (token: string): string =>
  createHmac("sha256", token).update("anti-forgery").digest("base64url");

/** Whether a request of the method may write. */
export const changesThings = (method: string): boolean => !["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * Whether a request may be forged by another site: it writes, is authenticated by cookie, and lacks the
 * session's anti-forgery token in its header or its cookie.
 */
export function isForgeable({ method, authenticatedBy, token, cookie, header }: ForgeryEvidence): boolean {
  if (!changesThings(method) || authenticatedBy !== "cookie" || token === undefined) return false;
  const expected = antiForgeryToken(token);
  return !equalSecrets(cookie ?? "", expected) || !equalSecrets(header ?? "", expected);
}
