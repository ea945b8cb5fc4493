import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import type { Context, Effects } from "../graphql/context";
import { createLoaders } from "../graphql/loaders";
import { accessMessages } from "../graphql/scopes";
import { isForgeable } from "../session/antiForgery";
import { antiForgeryCookie, parseCookies, sessionCookie, writeCookie } from "../session/cookies";
import { chooseTenant, type Tenant } from "../session/tenants";
import { createToken } from "../session/tokens";
import type { Viewer } from "../session/viewer";

/** A request that no door may answer; its status and words are final. */
export class RejectedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The address of a request; `Host` is what the caller asked for. Throws RejectedRequest when it is no address. */
export function urlOf(request: IncomingMessage): URL {
  const [address, base] = [request.url ?? "/", `http://${request.headers.host ?? "localhost"}`];
  if (!URL.canParse(address, base)) throw new RejectedRequest(400, "The address cannot be read");
  return new URL(address, base);
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

const isSecure = (request: IncomingMessage, trustProxy: boolean): boolean =>
  "encrypted" in request.socket || (trustProxy && headerOf(request, "x-forwarded-proto") === "https");

/** The network address of the caller; a proxy's word for it is taken only where a proxy is trusted. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headerOf(request, "x-forwarded-for")?.split(",")[0]?.trim() : undefined;
  return forwarded || (request.socket.remoteAddress ?? "unknown");
}

async function visitorTenant(gateway: Gateway, request: IncomingMessage, url: URL): Promise<Tenant> {
  const tenant = chooseTenant(await gateway.tenants.list(), {
    parameter: url.searchParams.get("tenantId") ?? undefined,
    header: headerOf(request, "tenant-id"),
    host: url.hostname,
  });
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  return tenant;
}

interface Identity {
  viewer: Viewer;
  tenant: Tenant;
  authenticatedBy: "bearer" | "cookie" | "nothing";
}

async function identify(
  gateway: Gateway,
  request: IncomingMessage,
  cookies: Map<string, string>,
): Promise<Identity> {
  const url = urlOf(request);
  const bearer = bearerOf(request);
  const token = bearer ?? cookies.get(sessionCookie);
  const found = token ? await gateway.sessions.find(token) : undefined;
  if (found?.state !== "live") {
    const tenant = await visitorTenant(gateway, request, url);
    const viewer: Viewer = { kind: "visitor", organizationId: tenant.id, session: found?.state ?? "none" };
    return { viewer, tenant, authenticatedBy: "nothing" };
  }
  const viewer = found.member;
  const named = headerOf(request, "tenant-id") || url.searchParams.get("tenantId");
  if (named && named !== String(viewer.organizationId))
    throw new RejectedRequest(403, accessMessages.forbidden);
  const tenant = await gateway.tenants.find(viewer.organizationId);
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  return { viewer, tenant, authenticatedBy: bearer ? "bearer" : "cookie" };
}

interface CookieJar {
  response: ServerResponse;
  secure: boolean;
}

interface Cookie {
  name: string;
  value: string;
  maxAge: number;
  httpOnly: boolean;
}

/** Gives a cookie with the response; a second one of the same name takes the place of the first. */
function giveCookie({ response, secure }: CookieJar, { name, value, ...options }: Cookie): void {
  const given = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  const others = given.filter((cookie) => !cookie.startsWith(`${name}=`));
  response.setHeader("Set-Cookie", [...others, writeCookie(name, value, { secure, ...options })]);
}

const giveAntiForgery = (jar: CookieJar, maxAge: number) =>
  giveCookie(jar, { name: antiForgeryCookie, value: createToken(), maxAge, httpOnly: false });

/** Gives a browser that opens a page the anti-forgery cookie that its first change will need. */
export function prepareBrowser(
  { config }: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isPage = (request.headers.accept ?? "").includes("text/html");
  if (!isPage || parseCookies(request.headers.cookie).has(antiForgeryCookie)) return;
  giveAntiForgery({ response, secure: isSecure(request, config.trustProxy) }, config.sessionMax);
}

function sessionEffects(jar: CookieJar, sessionMax: number): Effects {
  return {
    setSession(token) {
      const maxAge = token === null ? 0 : sessionMax;
      giveCookie(jar, { name: sessionCookie, value: token ?? "", maxAge, httpOnly: true });
      // A new session has a new anti-forgery token, so that one that leaked before is worth nothing.
      giveAntiForgery(jar, sessionMax);
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  log: Logger;
}

/** Finds out on whose behalf a request runs, and refuses forgeries and foreign tenants. Throws RejectedRequest. */
export async function openRequest(gateway: Gateway, { request, response, log }: Exchange): Promise<Context> {
  // PostgreSQL keeps every character but this one.
  if (/%00/.test(request.url ?? ""))
    throw new RejectedRequest(400, "The address must not hold the character NUL");
  const { config, clock, bus, tenants, tenantClient, generator, jobs } = gateway;
  const cookies = parseCookies(request.headers.cookie);
  const { viewer, tenant, authenticatedBy } = await identify(gateway, request, cookies);
  const cookie = cookies.get(antiForgeryCookie);
  const header = headerOf(request, "x-xsrf-token");
  const jar = { response, secure: isSecure(request, config.trustProxy) };
  if (!cookie) giveAntiForgery(jar, config.sessionMax);
  if (isForgeable({ method: request.method ?? "GET", authenticatedBy, cookie, header })) {
    throw new RejectedRequest(403, "The anti-forgery header is missing or wrong");
  }
  const db = tenantClient(tenant.id);
  return {
    viewer,
    tenant,
    db,
    bus,
    config,
    tenants,
    tenantClient,
    clock,
    generator,
    jobs,
    address: addressOf(request, config.trustProxy),
    userAgent: request.headers["user-agent"] ?? null,
    log,
    effects: sessionEffects(jar, config.sessionMax),
    loaders: createLoaders({ db, viewer }),
  };
}
