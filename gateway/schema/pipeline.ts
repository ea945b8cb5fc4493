import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
} from "graphql";
import { createYoga, type FetchAPI } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { ServingDatabase } from "../database/open";
import { abandoning } from "../graphql/abandoning";
import type { Context } from "../graphql/context";
import { presentError } from "../graphql/faults";
import { type DocumentRules, readPersistedOperation } from "../graphql/persisted";
import { type Metrics, noMetrics } from "../metrics/metrics";
import { observing } from "./observing";
import { type Planning, Plans } from "./plans";
import { closing, limiting, naming, persisting, type RequestContext } from "./plugins";
import { schema } from "./schema";

/** The options of a pipeline. */
export interface PipelineOptions extends DocumentRules {
  log: Logger;
  /** Reads a row of a tenant by a statement. */
  readRow: ServingDatabase["readRow"];
  /** `on` when left out. */
  planning?: Planning | undefined;
  /** None are recorded when left out. */
  metrics?: Metrics;
}

/** An operation of a parsed document. */
export interface Operation {
  document: DocumentNode;
  /** The operation to run; not needed where the document has only one. */
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** The result of an operation that returns once. */
export type Result<Data = Record<string, unknown>> = ExecutionResult<Data, Record<string, unknown>>;

/** A parsed document takes up to some 250 bytes per character: the cache is bounded by their total length. */
const openDocumentCache = <Kept extends object>() =>
  new LRUCache<string, Kept>({
    max: 1_024,
    maxSize: 500_000,
    sizeCalculation: (_kept, text) => Math.max(1, text.length),
  });

/** Counts an error on its way to the caller. */
function countError(metrics: Metrics, error: GraphQLError): GraphQLError {
  const code = String(error.extensions["code"] ?? "none");
  metrics.graphqlError(code);
  if (code === "LIMIT_EXCEEDED") metrics.refused("document");
  if (code === "TOO_MANY_ATTEMPTS") metrics.refused("attempts");
  return error;
}

const openYoga = ({ metrics = noMetrics, ...options }: PipelineOptions, plans: Plans) =>
  createYoga<RequestContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: {
      documentCache: openDocumentCache<DocumentNode>(),
      errorCache: openDocumentCache<Error>(),
    },
    logging: false,
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    context: ({ context }) => context,
    maskedErrors: { maskError: (error) => countError(metrics, presentError(error, options.log)) },
    plugins: [
      plans.plugin,
      observing({ ...options, metrics }),
      abandoning(),
      limiting(),
      naming(),
      ...(options.production ? [closing()] : []),
      persisting(options),
    ],
  });

// The pipeline only reads the request's method; the rest comes from the body and the context.
const posted = new Request("http://gateway/graphql", { method: "POST" });

/** Runs GraphQL for every transport: parsing, validation, limits, access, execution and masking are the same for all. */
export class Pipeline {
  readonly #yoga: ReturnType<typeof openYoga>;
  readonly #log: Logger;
  readonly #plans: Plans;
  readonly #persisted: DocumentRules["persisted"];

  constructor(options: PipelineOptions) {
    const { readRow, planning = "on", metrics = noMetrics, log, persisted } = options;
    this.#plans = new Plans({ readRow, planning, metrics });
    this.#yoga = openYoga(options, this.#plans);
    this.#log = log;
    this.#persisted = persisted;
  }

  /** The classes by which responses of the specification are made. */
  get fetchAPI(): FetchAPI {
    return this.#yoga.fetchAPI;
  }

  /** Responds to a GraphQL request over HTTP in any form that the specification allows. */
  async fetch(url: string, init: RequestInit, context: Context): Promise<Response> {
    return this.#yoga.fetch(url, init, { context });
  }

  /** Runs the operation of a request's body. */
  async post(params: Record<string, unknown>, context: Context): Promise<Result> {
    try {
      const result = await this.#yoga.getResultForParams({ params, request: posted }, { context });
      if (result && !(Symbol.asyncIterator in result)) return result;
      throw new Error("an operation over HTTP returns once");
    } catch (error) {
      return { errors: [presentError(error, context.log)] };
    }
  }

  /**
   * Responds to a persisted query of a request's body by its plan, as JSON; undefined for any other operation, which
   * `post` runs. A trial, which may have to run again, is not counted among the operations.
   */
  async postPlanned(
    params: Record<string, unknown>,
    context: Context,
    { isTrial }: { isTrial?: boolean } = {},
  ): Promise<string | Result | undefined> {
    const operation = readPersistedOperation(this.#persisted(), params);
    const read = (text: string) => this.read(text, context);
    try {
      return operation && (await this.#plans.respond(operation, context, { read, isTrial }));
    } catch (error) {
      return { errors: [presentError(error, context.log)] };
    }
  }

  /** Parses and validates a document. Throws GraphQLError for one that cannot be parsed or is too large. */
  read(text: string, context: Context): { document: DocumentNode; errors: readonly GraphQLError[] } {
    const { parse, validate } = this.#yoga.getEnveloped({ context });
    const document: DocumentNode = parse(text);
    return { document, errors: validate(schema, document) };
  }

  /** Runs a query or a mutation; a refusal before execution is an error of the result. */
  async run<Data = Record<string, unknown>>(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<Result<Data>> {
    const envelope = this.#yoga.getEnveloped({ context });
    this.#plans.adopt(document);
    try {
      return await envelope.execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
      });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }

  /** Opens the source of a subscription; a viewer without access gets the errors. */
  async subscribe(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<AsyncIterable<unknown> | { errors: readonly GraphQLError[] }> {
    const source = await createSourceEventStream({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
    return Symbol.asyncIterator in source ? source : { errors: this.#present(source.errors) };
  }

  /** Runs a subscription, whose limits were checked when it was opened, for one event. */
  async runEvent(
    { document, operationName, variables }: Operation,
    event: unknown,
    context: Context,
  ): Promise<Result> {
    const { data, errors } = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: event,
      contextValue: context,
    });
    return errors ? { data: data ?? null, errors: this.#present(errors) } : { data: data ?? null };
  }

  #present(errors: readonly GraphQLError[] = []): GraphQLError[] {
    return errors.map((error) => presentError(error, this.#log));
  }
}
