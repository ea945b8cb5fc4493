import type { ServerResponse } from "node:http";

const contentSecurity = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: https: http:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "media-src": "'self' https: http:",
  "frame-src": "https: http:",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
} as const;

type Directive = keyof typeof contentSecurity;

/** The Content-Security-Policy of a page, with its exceptions from the default. */
export const contentSecurityPolicy = (differing: Partial<Record<Directive, string>> = {}): string =>
  Object.entries({ ...contentSecurity, ...differing })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");

const ownPolicy = contentSecurityPolicy();

/** A year. Other institutes may be hosts below this one, so that it speaks for itself alone. */
const onlyEncrypted = "max-age=31536000";

interface RequestScheme {
  /** Whether the request came by https. */
  secure: boolean;
}

/** Sets the headers of every response. */
export function setSecurityHeaders(response: ServerResponse, { secure }: RequestScheme): void {
  if (secure) response.setHeader("Strict-Transport-Security", onlyEncrypted);
  response.setHeader("Content-Security-Policy", ownPolicy);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Origin-Agent-Cluster", "?1");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
}

/** Allows pages of other sites to show a file, such as a course's picture, which is public. */
export function letOthersShow(response: ServerResponse): void {
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
}

/** Keeps an uploaded file from acting as a page. */
export function sandbox(response: ServerResponse): void {
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
}

/** Allows our own pages to frame a file, such as a PDF. Other sites may not. */
export function letOwnPagesFrame(response: ServerResponse): void {
  response.setHeader("Content-Security-Policy", contentSecurityPolicy({ "frame-ancestors": "'self'" }));
  response.setHeader("X-Frame-Options", "SAMEORIGIN");
}
