import { type DocumentNode, GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Logger } from "pino";
import { isStaff } from "../session/viewer";
import type { Context } from "./context";
import { refuseForeignCursors } from "./cursors";
import { presentError, withoutSuggestions } from "./faults";
import { limitRule, limits, refuseCostly } from "./limits";
import { type DocumentRules, documentText } from "./persisted";
import { schema } from "./schema";

/** What a door hands to the pipeline with each request. */
export interface DoorContext {
  context: Context;
}

interface PipelineOptions extends DocumentRules {
  log: Logger;
}

const overWebSocket = "Subscriptions are answered over WebSocket";

interface Asked {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Throws what is to be said before an operation is executed: a foreign cursor, or a cost above the limit. */
export function refuseUnfit({ document, operationName, variableValues }: Asked): void {
  const variables = variableValues ?? {};
  refuseForeignCursors(document, variables);
  refuseCostly(schema, { document, operationName, variables });
}

function limiting(): Plugin<DoorContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitRule);
    },
    onExecute({ args }) {
      refuseUnfit(args);
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
function persisting(rules: DocumentRules): Plugin<DoorContext> {
  return {
    onParams({ params, setParams, context }) {
      const query = documentText(rules, params, (context as DoorContext).context.viewer);
      if (query !== undefined) setParams({ ...params, query });
    },
    onSubscribe({ setResultAndStopExecution }) {
      // The realtime door listens by itself; this is a subscription over HTTP, which would never end.
      const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
      setResultAndStopExecution({ errors: [new GraphQLError(overWebSocket, { extensions })] });
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
