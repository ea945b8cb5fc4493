import type { IncomingMessage } from "node:http";
import type { DocumentNode } from "graphql";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import { anyVisitor, createContext, noRequest } from "../schema/createContext";
import type { Pipeline } from "../schema/pipeline";
import type { Tenant } from "../session/tenants";
import { getCaller } from "./clientAddress";
import { identify } from "./identify";
import { noteViewer } from "./requestFacts";

export interface VisitorQuery {
  document: DocumentNode;
  variableValues: Record<string, unknown>;
}

interface Asking {
  gateway: Gateway;
  pipeline: Pipeline;
  request: IncomingMessage;
  log: Logger;
}

/**
 * Runs one of the gateway's own queries as a visitor of a tenant, ignoring the request's cookies. Throws its
 * errors.
 */
export async function runAsVisitor<Data>(
  { gateway, pipeline, request, log }: Asking,
  tenant: Tenant,
  { document, variableValues: variables }: VisitorQuery,
): Promise<Data | null> {
  const caller = getCaller(request, gateway.config.proxyHops);
  const context = createContext(gateway, {
    ...noRequest,
    ...caller,
    viewer: anyVisitor(tenant.id),
    tenant,
    log,
  });
  const { data, errors } = await pipeline.run<Data>({ document, variables }, context);
  if (errors) throw errors[0]?.originalError ?? errors[0];
  return data ?? null;
}

/**
 * Runs one of the gateway's own queries as a visitor of the request's tenant, regardless of the viewer: page
 * heads and feeds may be cached publicly.
 */
export async function askAsVisitor<Data>(
  asking: Asking,
  query: VisitorQuery,
): Promise<{ data: Data; tenant: Tenant } | null> {
  const { tenant } = await identify(asking.gateway, asking.request, {});
  noteViewer(asking.request, anyVisitor(tenant.id));
  const data = await runAsVisitor<Data>(asking, tenant, query);
  return data && { data, tenant };
}
