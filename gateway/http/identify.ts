import type { IncomingMessage } from "node:http";
import type { Gateway } from "../gateway";
import { accessMessages } from "../graphql/scopes";
import { chooseTenant, type Tenant } from "../session/tenants";
import { isMember, type Viewer } from "../session/viewer";
import { readBearer } from "./bearer";
import { getHostname } from "./clientAddress";
import { readSessionCookie } from "./cookies";
import type { RequestCredentials } from "./credentials";
import { RejectedRequest } from "./rejectedRequest";
import { getRequestUrl } from "./requestUrl";

async function findVisitorTenant(
  gateway: Gateway,
  request: IncomingMessage,
  tenantId: string | undefined,
): Promise<Tenant> {
  const tenant = chooseTenant(await gateway.tenants.list(), {
    parameter: getRequestUrl(request).searchParams.get("tenantId") ?? undefined,
    header: tenantId,
    host: getHostname(request, gateway.config.proxyHops),
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
export async function findIdentity(
  gateway: Gateway,
  request: IncomingMessage,
  credentials: RequestCredentials,
): Promise<Identity> {
  const bearer = readBearer(credentials.authorization);
  const token = bearer ?? readSessionCookie(request, gateway.config.proxyHops);
  const session = token ? await gateway.sessions.find(token) : undefined;
  if (session?.state !== "live") {
    const tenant = await findVisitorTenant(gateway, request, credentials.tenantId);
    const viewer: Viewer = { kind: "visitor", organizationId: tenant.id, session: session?.state ?? "none" };
    return { viewer, tenant, authenticatedBy: "nothing", token: undefined };
  }
  const viewer = session.member;
  const tenant = await gateway.tenants.find(viewer.organizationId);
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  return { viewer, tenant, authenticatedBy: bearer ? "bearer" : "cookie", token };
}

/** Throws RejectedRequest when a signed-in viewer's request names another tenant than the session's. */
export function refuseOtherTenant(
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
  credentials: RequestCredentials,
): Promise<Identity> {
  const identity = await findIdentity(gateway, request, credentials);
  refuseOtherTenant(identity, request, credentials);
  return identity;
}
