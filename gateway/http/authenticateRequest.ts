import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "../gateway";
import type { Effects } from "../graphql/context";
import { changesThings, isForgeable } from "../session/antiForgery";
import { getViewerClass, isMember } from "../session/viewer";
import { CookieJar } from "./cookies";
import { admitOrigin, isWelcome } from "./cors";
import { readCredentials, readHeader } from "./credentials";
import type { Exchange } from "./exchange";
import { findIdentity, type Identity, refuseOtherTenant } from "./identify";
import { RejectedRequest } from "./rejectedRequest";
import { noteViewer } from "./requestFacts";
import { refuseBrokenAddress } from "./requestUrl";

/** A request that a handler may serve. */
export interface AuthenticatedRequest extends Pick<Identity, "viewer" | "tenant"> {
  effects: Effects;
}

/** Identifies the viewer of a request, and refuses forgeries and foreign tenants. Throws RejectedRequest. */
export async function authenticateRequest(
  gateway: Gateway,
  { request, response }: Exchange,
): Promise<AuthenticatedRequest> {
  refuseBrokenAddress(request.url ?? "");
  const { config } = gateway;
  const credentials = readCredentials(request);
  const identity = await findIdentity(gateway, request, credentials);
  const { viewer, tenant, authenticatedBy, token } = identity;
  noteViewer(request, viewer);
  // Before every refusal: an origin that may read its tenant's responses may read refusals, too.
  admitOrigin(tenant, request, response);
  refuseOtherTenant(identity, request, credentials);
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
 * Whether the request's session and what its viewer may do are unchanged since it was authenticated; checked again
 * during a long response.
 */
export async function isSessionUnchanged(
  gateway: Gateway,
  request: IncomingMessage,
  { viewer }: AuthenticatedRequest,
): Promise<boolean> {
  const now = (await findIdentity(gateway, request, readCredentials(request))).viewer;
  if (!isMember(now) || !isMember(viewer)) return now.kind === viewer.kind;
  return now.userId === viewer.userId && getViewerClass(now) === getViewerClass(viewer);
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
