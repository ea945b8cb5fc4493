import { GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Logger } from "pino";
import { isStaff } from "../session/viewer";
import type { Context } from "./context";
import { refuseForeignCursors } from "./cursors";
import { presentError, withoutSuggestions } from "./faults";
import { limitRule, limits, refuseCostly } from "./limits";
import type { PersistedDocuments } from "./persisted";
import { schema } from "./schema";

/** What a door hands to the pipeline with each request. */
export interface DoorContext {
  context: Context;
}

interface PipelineOptions {
  production: boolean;
  log: Logger;
  /** Read at each request, since development writes them anew. */
  persisted: () => PersistedDocuments;
}

const refused = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

function limiting(): Plugin<DoorContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitRule);
    },
    onExecute({ args }) {
      const { document, operationName, variableValues } = args;
      refuseForeignCursors(document, variableValues ?? {});
      refuseCostly(schema, { document, operationName, variables: variableValues ?? {} });
    },
  };
}

/** In production strangers learn nothing of the schema: no introspection, no suggestions. */
function closing(): Plugin<DoorContext> {
  return {
    onValidate({ addValidationRule, context }) {
      if (!isStaff(context.context.viewer)) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid, result, setResult }) => {
        if (valid || isStaff(context.context.viewer)) return;
        setResult(result.map((error) => new GraphQLError(withoutSuggestions(error.message), error)));
      };
    },
  };
}

/** Documents by hash; in production no others, except from signed-in staff. */
function persisting({ production, persisted }: PipelineOptions): Plugin<DoorContext> {
  return {
    onParams({ params, setParams, context }) {
      const { documentId } = params as { documentId?: unknown };
      if (typeof documentId !== "string") {
        if (production && params.query && !isStaff((context as DoorContext).context.viewer)) {
          throw refused(
            "Only the operations of the product's own screens are answered here",
            "PERSISTED_ONLY",
          );
        }
        return;
      }
      const query = persisted().get(documentId);
      if (query === undefined)
        throw refused("Unknown operation, please reload the page", "PERSISTED_UNKNOWN");
      setParams({ ...params, query });
    },
  };
}

/** The one pipeline of every door: parse, validate, limits, access, execution, masking. */
export function createPipeline(options: PipelineOptions) {
  return createYoga<DoorContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    context: ({ context }) => context,
    maskedErrors: { maskError: (error) => presentError(error, options.log) },
    plugins: [limiting(), ...(options.production ? [closing()] : []), persisting(options)],
  });
}

export type Pipeline = ReturnType<typeof createPipeline>;
