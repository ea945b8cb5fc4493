import { equalSecrets } from "./tokens";

interface ForgeryEvidence {
  method: string;
  /** How the request proves who it is; a bearer token cannot be sent by another site. */
  authenticatedBy: "bearer" | "cookie" | "nothing";
  cookie: string | undefined;
  header: string | undefined;
}

/** Whether a request of the method may change anything. */
export const changesThings = (method: string): boolean => !["GET", "HEAD", "OPTIONS"].includes(method);

/** Whether a request may be another site's doing: it changes things, is authenticated by cookie and lacks the header. */
export function isForgeable({ method, authenticatedBy, cookie, header }: ForgeryEvidence): boolean {
  if (!changesThings(method) || authenticatedBy !== "cookie") return false;
  return !cookie || !header || !equalSecrets(cookie, header);
}
