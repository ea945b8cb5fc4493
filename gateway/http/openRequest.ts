import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Gateway } from "../gateway";
import type { Context, Effects } from "../graphql/context";
import { accessMessages } from "../graphql/scopes";
import { createContext } from "../schema/createContext";
import { changesThings, isForgeable } from "../session/antiForgery";
import { chooseTenant, type Tenant } from "../session/tenants";
import { isMember, type Viewer } from "../session/viewer";
import { CallerLeaving } from "./callerLeaving";
import { getCaller } from "./clientAddress";
import { CookieJar, readSessionCookie } from "./cookies";
import { admitOrigin, isWelcome } from "./cors";
import type { LoggedExchange } from "./exchange";
import { noteFacts, noteViewer } from "./requestFacts";

/** A request that is refused before any handler; its status and message are final. */
export class RejectedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws RejectedRequest for a request that would change a read-only resource. */
export function refuseWrites({ request, response }: Pick<LoggedExchange, "request" | "response">): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  response.setHeader("Allow", "GET, HEAD");
  throw new RejectedRequest(405, "Method not allowed");
}

/** Longer addresses are parsed each time. */
const longestKeptUrl = 500;

/**
 * The URLs that were asked for recently: most requests ask for one of few, and parsing one costs as much as routing
 * it.
 */
const urls = new LRUCache<string, URL>({ max: 500 });

/** The URL of a request, on the requested host; it is shared, and must not be changed. Throws RejectedRequest if it is invalid. */
export function getRequestUrl({ url: address = "/", headers: { host = "localhost" } }: IncomingMessage): URL {
  const key = `${host} ${address}`;
  const known = urls.get(key);
  if (known) return known;
  const base = `http://${host}`;
  if (!URL.canParse(address, base)) throw new RejectedRequest(400, "The address cannot be read");
  const url = new URL(address, base);
  if (key.length <= longestKeptUrl) urls.set(key, url);
  return url;
}

/** Throws RejectedRequest for an address whose texts cannot be stored. */
function refuseBrokenAddress(address: string): void {
  if (!address.includes("%")) return;
  // PostgreSQL stores every character but this one.
  if (address.includes("%00")) throw new RejectedRequest(400, "The address must not hold the character NUL");
  for (const [encoded] of address.matchAll(/(?:%[\da-f]{2})+/gi))
    if (!isUtf8(Buffer.from(encoded.replaceAll("%", ""), "hex")))
      throw new RejectedRequest(400, "The address must be UTF-8");
}

const readHeader = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function readBearer({ authorization }: RequestCredentials): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
}

/**
 * The credentials of a request besides its cookies; a browser's WebSocket sends them in its first message.
 */
export interface RequestCredentials {
  /** As in the Authorization header. */
  authorization?: string | undefined;
  tenantId?: string | undefined;
}

const saidInHeaders = (request: IncomingMessage): RequestCredentials => ({
  authorization: request.headers.authorization,
  // The documented calls know the header by its other name, too.
  tenantId: readHeader(request, "tenant-id") ?? readHeader(request, "tenantid"),
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

/** The viewer of a request, and the proof. */
export interface Identity {
  viewer: Viewer;
  tenant: Tenant;
  authenticatedBy: "bearer" | "cookie" | "nothing";
  /** The session's token; undefined for visitors. */
  token: string | undefined;
}

/** Finds the viewer and the tenant of a request. Throws RejectedRequest for an unknown tenant. */
async function findIdentity(
  gateway: Gateway,
  request: IncomingMessage,
  said: RequestCredentials,
): Promise<Identity> {
  const url = getRequestUrl(request);
  const bearer = readBearer(said);
  const token = bearer ?? readSessionCookie(request, gateway.config.proxyHops);
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
function refuseOtherTenant(
  { viewer }: Identity,
  request: IncomingMessage,
  { tenantId }: RequestCredentials,
): void {
  const named = tenantId || getRequestUrl(request).searchParams.get("tenantId");
  if (isMember(viewer) && named && named !== String(viewer.organizationId))
    throw new RejectedRequest(403, accessMessages.forbidden);
}

/**
 * Identifies the viewer of a request. Throws RejectedRequest for a tenant that is unknown or not the
 * viewer's.
 */
export async function identify(
  gateway: Gateway,
  request: IncomingMessage,
  said: RequestCredentials,
): Promise<Identity> {
  const identity = await findIdentity(gateway, request, said);
  refuseOtherTenant(identity, request, said);
  return identity;
}

/** Gives a browser that opens a page the anti-forgery cookie that its first change will need. */
export function prepareBrowser(
  { config }: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isPage = (request.headers.accept ?? "").includes("text/html");
  if (isPage) new CookieJar({ request, response }, config).renewAntiForgery();
}

/** A request that a handler may serve. */
export interface AuthenticatedRequest extends Pick<Identity, "viewer" | "tenant"> {
  effects: Effects;
}

/** Identifies the viewer of a request, and refuses forgeries and foreign tenants. Throws RejectedRequest. */
export async function authenticateRequest(
  gateway: Gateway,
  { request, response }: LoggedExchange,
): Promise<AuthenticatedRequest> {
  refuseBrokenAddress(request.url ?? "");
  const { config } = gateway;
  const said = saidInHeaders(request);
  const identity = await findIdentity(gateway, request, said);
  const { viewer, tenant, authenticatedBy, token } = identity;
  noteViewer(request, viewer);
  // Before every refusal: an origin that may read its tenant's responses may read refusals, too.
  admitOrigin(tenant, request, response);
  refuseOtherTenant(identity, request, said);
  const method = request.method ?? "GET";
  const cookies = new CookieJar({ request, response }, config);
  // A caller with a token needs no anti-forgery cookie, and keeps none.
  if (authenticatedBy !== "bearer") cookies.renewAntiForgery();
  const header = readHeader(request, "x-xsrf-token");
  if (isForgeable({ method, authenticatedBy, token, cookie: cookies.antiForgery, header })) {
    throw new RejectedRequest(403, "The anti-forgery header is missing or wrong");
  }
  const isForeign = !isWelcome(request, tenant, config.proxyHops);
  if (isForeign && authenticatedBy !== "bearer" && changesThings(method))
    throw new RejectedRequest(403, "This site may not call on behalf of the organization");
  return { viewer, tenant, effects: cookies };
}

/**
 * Whether the request's session is unchanged since it was authenticated; checked again during a long
 * response.
 */
export async function isStillAdmitted(
  gateway: Gateway,
  request: IncomingMessage,
  { viewer }: AuthenticatedRequest,
): Promise<boolean> {
  const now = (await findIdentity(gateway, request, saidInHeaders(request))).viewer;
  if (!isMember(now) || !isMember(viewer)) return now.kind === viewer.kind;
  return now.userId === viewer.userId && now.userType === viewer.userType;
}

/** Creates the resolvers' context of an authenticated request. */
export const createRequestContext = (
  gateway: Gateway,
  { request, response, log }: LoggedExchange,
  admitted: AuthenticatedRequest,
): Context =>
  createContext(gateway, {
    viewer: admitted.viewer,
    tenant: admitted.tenant,
    effects: admitted.effects,
    log,
    ...getCaller(request, gateway.config.proxyHops),
    abandoned: new CallerLeaving(response),
    noteOperation: (operation) => noteFacts(request, { operation }),
  });
