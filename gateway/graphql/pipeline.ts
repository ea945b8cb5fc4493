import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  validate,
} from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { isStaff } from "../session/viewer";
import { abandoning } from "./abandoning";
import type { Context } from "./context";
import { refuseCostly } from "./cost";
import { refuseForeignCursors } from "./cursors";
import { presentError, withoutSuggestions } from "./faults";
import { limits, nulRule, refuseLargeDocument } from "./limits";
import { type DocumentRules, documentText } from "./persisted";
import { schema } from "./schema";
import { refuseBrokenTexts } from "./texts";

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

/** Throws what is to be said before an operation is executed: a text that cannot be kept, a foreign cursor, or a cost above the limit. */
export function refuseUnfit({ document, operationName, variableValues }: Asked): void {
  const variables = variableValues ?? {};
  refuseBrokenTexts(variables);
  refuseForeignCursors(document, variables);
  refuseCostly(schema, { document, operationName, variables });
}

function limiting(): Plugin<DoorContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => {
        const document: DocumentNode = parseFn(source, { ...options, maxTokens: limits.tokens });
        refuseLargeDocument(document);
        return document;
      });
    },
    onValidate({ addValidationRule, setValidationFn }) {
      setValidationFn((served, document, rules) =>
        validate(served, document, rules, { maxErrors: limits.errors }),
      );
      addValidationRule(nulRule);
    },
    onExecute({ args }) {
      refuseUnfit(args);
    },
  };
}

/** The longest name that a log line takes over. */
const longestName = 100;

/** The name of the operation that is meant, as the document spells it; undefined where it has none. */
export const readOperationName = (document: DocumentNode, operationName?: unknown): string | undefined =>
  getOperationAST(document, typeof operationName === "string" ? operationName : undefined)?.name?.value.slice(
    0,
    longestName,
  );

/** Names operations in the log, also those that are found invalid. */
function naming(): Plugin<DoorContext> {
  return {
    onValidate({ params: { documentAST }, context }) {
      const { params } = context as { params?: { operationName?: unknown } };
      const name = readOperationName(documentAST, params?.operationName);
      if (name !== undefined) context.context.noteOperation?.(name);
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

/** A parsed document takes up to some 250 bytes for each of its characters: they are kept by their length together. */
const openDocumentCache = <Kept extends object>() =>
  new LRUCache<string, Kept>({
    max: 1_024,
    maxSize: 500_000,
    sizeCalculation: (_kept, text) => Math.max(1, text.length),
  });

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
    parserAndValidationCache: {
      documentCache: openDocumentCache<DocumentNode>(),
      errorCache: openDocumentCache<Error>(),
    },
    logging: false,
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    context: ({ context }) => context,
    maskedErrors: { maskError: (error) => presentError(error, options.log) },
    plugins: [
      abandoning(),
      limiting(),
      naming(),
      ...(options.production ? [closing()] : []),
      persisting(options),
    ],
  });
}

export type Pipeline = ReturnType<typeof createPipeline>;
