import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import { createContext } from "../schema/createContext";
import type { AuthenticatedRequest } from "./authenticateRequest";
import { CallerLeaving } from "./callerLeaving";
import { getCaller } from "./clientAddress";
import type { LoggedExchange } from "./exchange";
import { noteFacts } from "./requestFacts";

/** Creates the resolvers' context of an authenticated request. */
export const createRequestContext = (
  gateway: Gateway,
  { request, response, log }: LoggedExchange,
  authenticated: AuthenticatedRequest,
): Context =>
  createContext(gateway, {
    viewer: authenticated.viewer,
    tenant: authenticated.tenant,
    effects: authenticated.effects,
    log,
    ...getCaller(request, gateway.config.proxyHops),
    abandoned: new CallerLeaving(response),
    noteOperation: (operation) => noteFacts(request, { operation }),
  });
