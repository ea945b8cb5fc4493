import type { IncomingMessage } from "node:http";
import type { DocumentNode, ExecutionResult } from "graphql";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import type { Pipeline } from "../graphql/pipeline";
import type { Tenant } from "../session/tenants";
import { getCaller } from "./clientAddress";
import { createContext, identify } from "./openRequest";
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
 * Runs a query of the gateway's own as a visitor of the request's tenant, whoever asks: what is said in heads of pages
 * and in feeds may be kept by anybody.
 */
export async function askAsVisitor<Data>(
  { gateway, pipeline, request, log }: Asking,
  { document, variableValues }: VisitorQuery,
): Promise<{ data: Data; tenant: Tenant } | null> {
  const { tenant } = await identify(gateway, request, {});
  const viewer = { kind: "visitor", organizationId: tenant.id, session: "none" } as const;
  noteViewer(request, viewer);
  const effects: Context["effects"] = { setSession: () => undefined };
  const context = createContext(gateway, {
    ...{ viewer, tenant, effects, log },
    ...getCaller(request, gateway.config.proxyHops),
  });
  const { execute, contextFactory, schema } = pipeline.getEnveloped({ context });
  const contextValue = await contextFactory();
  const result: ExecutionResult<Data> = await execute({ schema, document, contextValue, variableValues });
  if (result.errors) throw result.errors[0]?.originalError ?? result.errors[0];
  return result.data ? { data: result.data, tenant } : null;
}
