import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import { createLoaders } from "../graphql/loaders";
import type { Visitor } from "../session/viewer";

type ContextParts = Pick<
  Context,
  | "viewer"
  | "tenant"
  | "effects"
  | "log"
  | "address"
  | "isBehindUnknownProxy"
  | "userAgent"
  | "origin"
  | "abandoned"
  | "noteOperation"
>;

/** Creates the resolvers' context of one operation. */
export function createContext(gateway: Gateway, parts: ContextParts): Context {
  const { viewer, tenant, effects, log, address, isBehindUnknownProxy, userAgent, origin } = parts;
  const { abandoned, noteOperation } = parts;
  const db = gateway.tenantClient(tenant.id);
  const loaders = createLoaders({ db, viewer });
  // One object: every request comes by here, and spreads would copy each field twice.
  return {
    viewer,
    tenant,
    effects,
    log,
    address,
    isBehindUnknownProxy,
    userAgent,
    origin,
    abandoned,
    noteOperation,
    bus: gateway.bus,
    config: gateway.config,
    tenants: gateway.tenants,
    presence: gateway.presence,
    rateLimits: gateway.rateLimits,
    tenantClient: gateway.tenantClient,
    clock: gateway.clock,
    generator: gateway.generator,
    tasks: gateway.tasks,
    files: gateway.files,
    secrets: gateway.secrets,
    system: gateway.system,
    db,
    loaders,
  };
}

/** For work without a request: it has no address. */
export const noRequest = {
  address: "",
  isBehindUnknownProxy: false,
  userAgent: null,
  origin: "",
  effects: { setSession: () => undefined, identifyBrowser: () => null },
} as const satisfies Partial<ContextParts>;

/** A viewer that is not signed in. */
export const anyVisitor = (organizationId: number): Visitor => ({
  kind: "visitor",
  organizationId,
  session: "none",
});
