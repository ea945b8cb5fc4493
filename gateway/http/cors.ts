import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tenant } from "../session/tenants";

const allowedHeaders = "Authorization, Content-Type, Tenant-Id, X-Client-Host, X-XSRF-TOKEN";
const exposedHeaders = "Retry-After, X-Request-Id";

/** Whether some organization of this installation lets the origin call the API. */
export const isAllowedOrigin = (tenants: readonly Tenant[], origin: string): boolean =>
  tenants.some(({ allowedOrigins }) => allowedOrigins.includes(origin));

/**
 * Lets the origins that organizations name call from a browser, and answers their preflights. Answers true when the
 * response is finished.
 */
export function handleCors(
  tenants: readonly Tenant[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  response.appendHeader("Vary", "Origin");
  if (isAllowedOrigin(tenants, origin)) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Expose-Headers", exposedHeaders);
  }
  if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return false;
  if (isAllowedOrigin(tenants, origin)) {
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    response.setHeader("Access-Control-Allow-Headers", allowedHeaders);
    response.setHeader("Access-Control-Max-Age", "600");
  }
  response.writeHead(204).end();
  return true;
}
