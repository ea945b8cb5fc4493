import { type DocumentNode, GraphQLError, getOperationAST, Kind, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServingDatabase } from "../database/open";
import type { Context } from "../graphql/context";
import { isFault } from "../graphql/faults";
import type { PersistedOperation } from "../graphql/persisted";
import { getScopes } from "../graphql/scopes";
import type { Metrics } from "../metrics/metrics";
import { openReader, type Reader } from "../reading/reader";
import { traceOperation } from "../tracing/traced";
import { readOperationName, refuseUnfit } from "./plugins";
import { schema } from "./schema";

/**
 * Selects the queries that are read by plans: with `on` the product's own, persisted or documented; with `strict`
 * all of them, and unexpected errors of plans fail the request. Tests use `off` and `strict`.
 */
export type Planning = "off" | "on" | "strict";

interface PlansOptions {
  planning: Planning;
  readRow: ServingDatabase["readRow"];
  metrics: Metrics;
}

type ReadDocument = (
  text: string,
  context: Context,
) => { document: DocumentNode; errors: readonly GraphQLError[] };

interface Responding {
  read: ReadDocument;
  /** Whether the query may run again for its viewer, so that it is not counted; false when left out. */
  isTrial?: boolean | undefined;
}

interface KnownDocument {
  document: DocumentNode;
  name: string | undefined;
  /** Whether its cost depends on variables, so that it is computed for each request. */
  mayCost: boolean;
  /** Whether its cost was found to be within the limit. */
  isFit: boolean;
}

/** Whether a variable of a document is the size of a page. */
function hasSizes(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Argument({ name, value }) {
      found ||= (name.value === "first" || name.value === "last") && value.kind === Kind.VARIABLE;
    },
  });
  return found;
}

export const hasErrors = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "errors" in result && result.errors !== undefined;

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The plans of the schema's queries. */
export class Plans {
  readonly #reader: Reader<Context>;
  readonly #options: PlansOptions;
  readonly #known = new Map<string, KnownDocument | null>();
  /** Documents of the product's own, which is not asked of each request. */
  readonly #own = new WeakSet<DocumentNode>();

  constructor(options: PlansOptions) {
    this.#options = options;
    const isStrict = options.planning === "strict";
    this.#reader = openReader<Context>({
      schema,
      read: options.readRow,
      getScopes: ({ viewer }) => getScopes(viewer),
      onFault(error, { log }) {
        if (!isFault(error)) return;
        if (isStrict) throw error;
        log.error({ err: error }, "a plan failed: the query is executed without one");
      },
    });
  }

  /** Has the queries of a document read by plans. */
  adopt(document: DocumentNode): void {
    this.#own.add(document);
  }

  /** Reads queries by plans instead of executing them. */
  get plugin(): Plugin<Context> {
    const { planning } = this.#options;
    return {
      onExecute: ({ args, executeFn, setExecuteFn }) => {
        const { document, operationName, variableValues, contextValue } = args;
        if (planning === "off" || (planning === "on" && !this.#own.has(document))) return;
        setExecuteFn(async (given) => {
          const request = { document, operationName, variables: variableValues ?? {} };
          try {
            const data = await this.#reader.read(request, contextValue);
            return data === undefined ? executeFn(given) : { data: JSON.parse(data) };
          } catch (error) {
            const result = await executeFn(given);
            // An error that occurs without a plan as well is not the plan's fault.
            if (hasErrors(result)) return result;
            return { errors: [new GraphQLError("a plan failed", { originalError: toError(error) })] };
          }
        });
      },
    };
  }

  /** The response to a persisted query as JSON; undefined for one that has to be executed, or refused. */
  async respond(
    operation: PersistedOperation,
    context: Context,
    { read, isTrial = false }: Responding,
  ): Promise<string | undefined> {
    if (this.#options.planning === "off") return undefined;
    const known = this.#find(operation, context, read);
    if (!known || !this.#fits(known, operation)) return undefined;
    if (known.name !== undefined) context.noteOperation?.(known.name);
    const { operationName, variables } = operation;
    const run = () => this.#reader.read({ document: known.document, operationName, variables }, context);
    const trace = () => traceOperation({ type: "query", name: known.name }, run);
    const data = await (isTrial ? trace() : this.#count(known.name, trace));
    return data === undefined ? undefined : `{"data":${data}}`;
  }

  /** Counts a response; a query that falls back to execution counts as an execution. */
  async #count(name: string | undefined, work: () => Promise<string | undefined>) {
    const started = performance.now();
    const count = (failed: boolean) => {
      const seconds = (performance.now() - started) / 1000;
      this.#options.metrics.operation({ name: name ?? "other", failed, seconds });
    };
    try {
      const data = await work();
      if (data !== undefined) count(false);
      return data;
    } catch (error) {
      count(true);
      throw error;
    }
  }

  #find({ text }: PersistedOperation, context: Context, read: ReadDocument): KnownDocument | null {
    const before = this.#known.get(text);
    if (before !== undefined) return before;
    const { document, errors } = read(text, context);
    const isQuery = getOperationAST(document)?.operation === "query";
    const name = readOperationName(document);
    const known =
      isQuery && errors.length === 0 ? { document, name, mayCost: hasSizes(document), isFit: false } : null;
    this.#known.set(text, known);
    return known;
  }

  #fits(known: KnownDocument, { operationName, variables }: PersistedOperation): boolean {
    const { document, mayCost, isFit } = known;
    try {
      refuseUnfit({ document, operationName, variableValues: variables }, { isCheap: isFit && !mayCost });
      known.isFit = true;
      return true;
    } catch (error) {
      if (error instanceof GraphQLError) return false;
      throw error;
    }
  }
}
