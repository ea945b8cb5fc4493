import type { IncomingMessage, ServerResponse } from "node:http";
import { possibleTenants, type Tenant } from "../session/tenants";
import { getHost, getHostname } from "./clientAddress";
import { letOthersShow } from "./headers";
import { getRequestUrl } from "./requestUrl";

const allowedHeaders = "Authorization, Content-Type, Tenant-Id, tenantId, X-Client-Host, X-XSRF-TOKEN";
const exposedHeaders = "Link, Retry-After, X-Request-Id";

/** With either of them a request names its tenant in a way that its preflight does not show. */
const namingHeaders: readonly string[] = ["authorization", "tenant-id", "tenantid"];

const namesOrigin = (origin: string) => (tenant: Tenant) => tenant.allowedOrigins.includes(origin);

/**
 * Whether the page is of this very host, or there is none; another site's page must not use the viewer's
 * cookie.
 */
export function isOwnPage(request: IncomingMessage, proxyHops: number): boolean {
  const { headers } = request;
  const { origin } = headers;
  // Browsers alone write the second header, and no script can change it.
  if (origin === undefined || headers["sec-fetch-site"] === "same-origin") return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const asked = `${protocol}//${getHost(request, proxyHops)}`;
  return URL.canParse(asked) && new URL(asked).host === host;
}

/** Whether the page is the gateway's own, or of a site that the tenant allows to call its API. */
export function isWelcome(request: IncomingMessage, tenant: Tenant, proxyHops: number): boolean {
  return isOwnPage(request, proxyHops) || namesOrigin(request.headers.origin ?? "")(tenant);
}

/** Lets pages of every site read a public document, such as wallets that check a badge: without the viewer's cookie. */
export function letEveryoneRead(response: ServerResponse): void {
  response.removeHeader("Access-Control-Allow-Credentials");
  response.setHeader("Access-Control-Allow-Origin", "*");
  letOthersShow(response);
}

interface CrossOriginRequest {
  tenants: readonly Tenant[];
  request: IncomingMessage;
  proxyHops: number;
  /** Whether the actual request may name a tenant that is not known yet. */
  isNamedLater: boolean;
}

/** Whether the request's origin may be allowed by the tenant that the request will turn out to mean. */
export function mayBeWelcome({ tenants, request, proxyHops, isNamedLater }: CrossOriginRequest): boolean {
  const parameter = getRequestUrl(request).searchParams.get("tenantId") ?? undefined;
  const hints = { parameter, host: getHostname(request, proxyHops), isNamedLater };
  return possibleTenants(tenants, hints).some(namesOrigin(request.headers.origin ?? ""));
}

const announced = ({ headers }: IncomingMessage): string[] =>
  (headers["access-control-request-headers"] ?? "").split(",").map((name) => name.trim().toLowerCase());

/** Whether a browser asks which requests a page of another site may send. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" && Boolean(headers.origin) && Boolean(headers["access-control-request-method"]);

/**
 * Responds to a preflight. It carries neither session nor headers, so that on a shared host the tenant of the
 * actual request is unknown: an origin that any tenant allows may then send the request, which `admitOrigin`
 * checks against its tenant.
 */
export function answerPreflight(
  asked: Omit<CrossOriginRequest, "isNamedLater">,
  response: ServerResponse,
): void {
  const { request } = asked;
  const { origin = "" } = request.headers;
  const isNamedLater = announced(request).some((name) => namingHeaders.includes(name));
  response.appendHeader("Vary", "Origin, Access-Control-Request-Headers");
  if (mayBeWelcome({ ...asked, isNamedLater })) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    response.setHeader("Access-Control-Allow-Headers", allowedHeaders);
    response.setHeader("Access-Control-Max-Age", "600");
  }
  response.writeHead(204).end();
}

/** Lets a page of an origin that the request's tenant allows read the response, and no other page. */
export function admitOrigin(tenant: Tenant, request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.appendHeader("Vary", "Origin");
  if (!namesOrigin(origin)(tenant)) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Expose-Headers", exposedHeaders);
}
