import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import type { Context, Effects } from "../graphql/context";
import { createLoaders } from "../graphql/loaders";
import { accessMessages } from "../graphql/scopes";
import { changesThings, isForgeable } from "../session/antiForgery";
import { antiForgeryCookie, parseCookies, sessionCookie, writeCookie } from "../session/cookies";
import { chooseTenant, type Tenant } from "../session/tenants";
import { createToken } from "../session/tokens";
import { isMember, type Viewer } from "../session/viewer";
import { admitOrigin, isWelcome } from "./cors";

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

function bearerOf({ authorization }: Said): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
}

const isSecure = (request: IncomingMessage, trustProxy: boolean): boolean =>
  "encrypted" in request.socket || (trustProxy && headerOf(request, "x-forwarded-proto") === "https");

/** The scheme and host that the caller asked for. */
export const originOf = (request: IncomingMessage, trustProxy: boolean): string =>
  `${isSecure(request, trustProxy) ? "https" : "http"}://${urlOf(request).host}`;

/** The network address of the caller; a proxy's word for it is taken only where a proxy is trusted. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headerOf(request, "x-forwarded-for")?.split(",")[0]?.trim() : undefined;
  return forwarded || (request.socket.remoteAddress ?? "unknown");
}

/** What a request says of itself besides its cookies; a browser's WebSocket says it in its first message. */
export interface Said {
  /** As in the Authorization header. */
  authorization?: string | undefined;
  tenantId?: string | undefined;
}

const saidInHeaders = (request: IncomingMessage): Said => ({
  authorization: request.headers.authorization,
  tenantId: headerOf(request, "tenant-id"),
});

async function visitorTenant(gateway: Gateway, url: URL, tenantId: string | undefined): Promise<Tenant> {
  const tenant = chooseTenant(await gateway.tenants.list(), {
    parameter: url.searchParams.get("tenantId") ?? undefined,
    header: tenantId,
    host: url.hostname,
  });
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  return tenant;
}

/** On whose behalf a request runs, and by what it shows that. */
export interface Identity {
  viewer: Viewer;
  tenant: Tenant;
  authenticatedBy: "bearer" | "cookie" | "nothing";
  /** The session's token; undefined for visitors. */
  token: string | undefined;
}

/** Finds out who asks, and of which tenant. Throws RejectedRequest for a tenant that is unknown. */
async function findIdentity(gateway: Gateway, request: IncomingMessage, said: Said): Promise<Identity> {
  const url = urlOf(request);
  const bearer = bearerOf(said);
  const token = bearer ?? parseCookies(request.headers.cookie).get(sessionCookie);
  const found = token ? await gateway.sessions.find(token) : undefined;
  if (found?.state !== "live") {
    const tenant = await visitorTenant(gateway, url, said.tenantId);
    const viewer: Viewer = { kind: "visitor", organizationId: tenant.id, session: found?.state ?? "none" };
    return { viewer, tenant, authenticatedBy: "nothing", token: undefined };
  }
  const viewer = found.member;
  const tenant = await gateway.tenants.find(viewer.organizationId);
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  return { viewer, tenant, authenticatedBy: bearer ? "bearer" : "cookie", token };
}

/** Throws RejectedRequest when a signed-in viewer's request names another tenant than the session's. */
function refuseOtherTenant({ viewer }: Identity, request: IncomingMessage, { tenantId }: Said): void {
  const named = tenantId || urlOf(request).searchParams.get("tenantId");
  if (isMember(viewer) && named && named !== String(viewer.organizationId))
    throw new RejectedRequest(403, accessMessages.forbidden);
}

/** Finds out on whose behalf a request runs. Throws RejectedRequest for a tenant that is unknown or not the viewer's. */
export async function identify(gateway: Gateway, request: IncomingMessage, said: Said): Promise<Identity> {
  const identity = await findIdentity(gateway, request, said);
  refuseOtherTenant(identity, request, said);
  return identity;
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

/** From where a request comes, for limits and for the list of one's sessions. */
export const callerOf = (request: IncomingMessage, trustProxy: boolean) => ({
  address: addressOf(request, trustProxy),
  userAgent: request.headers["user-agent"] ?? null,
});

type ContextParts = Pick<Context, "viewer" | "tenant" | "effects" | "log" | "address" | "userAgent">;

/** What the resolvers of one operation get. */
export function createContext(gateway: Gateway, parts: ContextParts): Context {
  const { bus, config, tenants, presence, tenantClient, clock, generator, jobs } = gateway;
  const db = tenantClient(parts.tenant.id);
  const loaders = createLoaders({ db, viewer: parts.viewer });
  return { ...parts, bus, config, tenants, presence, tenantClient, clock, generator, jobs, db, loaders };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  log: Logger;
}

/** A request that a door may answer. */
export interface Admitted extends Pick<Identity, "viewer" | "tenant"> {
  effects: Effects;
}

/** Finds out on whose behalf a request runs, and refuses forgeries and foreign tenants. Throws RejectedRequest. */
export async function admitRequest(gateway: Gateway, { request, response }: Exchange): Promise<Admitted> {
  // PostgreSQL keeps every character but this one.
  if (/%00/.test(request.url ?? ""))
    throw new RejectedRequest(400, "The address must not hold the character NUL");
  const { config } = gateway;
  const cookies = parseCookies(request.headers.cookie);
  const said = saidInHeaders(request);
  const identity = await findIdentity(gateway, request, said);
  const { viewer, tenant, authenticatedBy } = identity;
  // Ahead of every refusal: those who may read the answers of their tenant may read why there is none.
  admitOrigin(tenant, request, response);
  refuseOtherTenant(identity, request, said);
  const cookie = cookies.get(antiForgeryCookie);
  const header = headerOf(request, "x-xsrf-token");
  const jar = { response, secure: isSecure(request, config.trustProxy) };
  if (!cookie) giveAntiForgery(jar, config.sessionMax);
  if (isForgeable({ method: request.method ?? "GET", authenticatedBy, cookie, header })) {
    throw new RejectedRequest(403, "The anti-forgery header is missing or wrong");
  }
  const isForeign = !isWelcome(request, tenant, config.trustProxy);
  if (isForeign && authenticatedBy !== "bearer" && changesThings(request.method ?? "GET"))
    throw new RejectedRequest(403, "This site may not call on behalf of the organization");
  return { viewer, tenant, effects: sessionEffects(jar, config.sessionMax) };
}

/** What the resolvers of an admitted request get. */
export const contextOf = (gateway: Gateway, { request, log }: Exchange, admitted: Admitted): Context =>
  createContext(gateway, { ...admitted, log, ...callerOf(request, gateway.config.trustProxy) });
