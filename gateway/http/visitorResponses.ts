import { getOperationAST, OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import {
  type PersistedDocuments,
  type PersistedOperation,
  readPersistedOperation,
} from "../graphql/persisted";
import { anyVisitor, createContext, noRequest } from "../schema/createContext";
import type { Pipeline, Result } from "../schema/pipeline";
import { refuseUnfit } from "../schema/plugins";
import type { CacheMemory } from "./cacheMemory";
import { noticing } from "./noticing";
import { readParams } from "./plainGraphql";
import { CachedResponse, ResponseCache } from "./responseCache";

/** The result of a visitor's operation. */
export interface VisitorResponse {
  /** Its bytes, when every visitor may share them and they are cacheable. */
  answer?: CachedResponse;
  /** A failure that every visitor shares. Without either the operation has to run for its caller alone. */
  result?: Result;
  /** The operation's name, for the log. */
  operation?: string | undefined;
}

/**
 * Parts of a query that make its response specific to a caller, a moment or a tenant, so that it is not cached.
 */
export const passing = [
  "address",
  "isBehindUnknownProxy",
  "userAgent",
  "effects",
  "clock",
  "presence",
  "tenants",
  "tenantClient",
  "rateLimits",
  "tasks",
  "bus",
  "generator",
  "system",
] satisfies (keyof Context)[];

interface Parts {
  gateway: Gateway;
  pipeline: Pipeline;
  persisted: () => PersistedDocuments;
  /** The memory that all responses cached for visitors share. */
  memory: CacheMemory;
}

/** Bodies of more bytes are no screen's. */
export const longestBody = 4_096;

/** The visitor's tenant, and where errors are logged. */
export interface Visit {
  organizationId: number;
  log: Logger;
}

/** The cached responses to visitors' persisted queries: each runs once, for a shared viewer. */
export class VisitorResponses {
  readonly #parts: Parts;
  readonly #kept: ResponseCache<VisitorResponse>;
  /** Documents that are not queries, or that read the viewer: they are not tried again. */
  readonly #unfit = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, memory } = parts;
    this.#kept = new ResponseCache({ bus: gateway.bus, clock: gateway.clock, memory });
  }

  /** The result of a body that is just a persisted query; nothing for any other. */
  async answer(body: Buffer, visit: Visit): Promise<VisitorResponse> {
    if (body.length > longestBody) return {};
    const key = body.toString("latin1");
    const answer = this.#kept.find(visit.organizationId, key);
    if (answer) return { answer, operation: answer.operation };
    const operation = readPersistedOperation(this.#parts.persisted(), readParams(body) ?? {});
    if (!operation || this.#unfit.has(operation.documentId)) return {};
    return this.#kept.share(visit.organizationId, key, () => this.#make(operation, visit));
  }

  async #make(operation: PersistedOperation, { organizationId, log }: Visit): Promise<VisitorResponse> {
    const { gateway } = this.#parts;
    // Looked up again: the request's tenant may have changed before this was shared.
    const tenant = await gateway.tenants.find(organizationId);
    if (!tenant) return {};
    const viewer = anyVisitor(organizationId);
    let name: string | undefined;
    const noteOperation = (noted: string) => {
      name = noted;
    };
    const { watched: context, wasAsked } = noticing(
      createContext(gateway, { ...noRequest, viewer, tenant, log, noteOperation }),
      passing,
    );
    const result = await this.#run(operation, context);
    if (wasAsked()) this.#unfit.add(operation.documentId);
    if (!result || wasAsked()) return {};
    if (result.errors || result.extensions) return { result, operation: name };
    return { answer: new CachedResponse(Buffer.from(JSON.stringify(result)), name), operation: name };
  }

  /** Runs a query by the shared pipeline; undefined if it has to run, or be refused, for its caller alone. */
  async #run(
    { documentId, text, operationName, variables }: PersistedOperation,
    context: Context,
  ): Promise<Result | undefined> {
    const { pipeline } = this.#parts;
    const { document, errors } = pipeline.read(text, context);
    const operation = getOperationAST(document, operationName);
    if (!operation || errors.length > 0) return undefined;
    if (operation.operation !== OperationTypeNode.QUERY) {
      this.#unfit.add(documentId);
      return undefined;
    }
    try {
      refuseUnfit({ document, operationName, variableValues: variables });
    } catch {
      // The caller gets the reason when it is refused alone.
      return undefined;
    }
    return pipeline.run({ document, operationName, variables }, context);
  }
}
