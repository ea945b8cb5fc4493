import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  validate,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../graphql/context";
import { refuseCostly } from "../graphql/cost";
import { refuseForeignCursors } from "../graphql/cursors";
import { withoutSuggestions } from "../graphql/faults";
import { limits, nulRule, refuseLargeDocument } from "../graphql/limits";
import { type DocumentRules, documentText } from "../graphql/persisted";
import { refuseBrokenTexts } from "../graphql/texts";
import { isStaff } from "../session/viewer";
import { schema } from "./schema";

/** The pipeline's input from a request. */
export interface RequestContext {
  context: Context;
}

const overWebSocket = "Subscriptions are answered over WebSocket";

interface RequestedOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Throws the errors that are found before execution: a text that cannot be stored, a foreign cursor, or a
 * cost above the limit. The cost of an operation that is known to be cheap is not computed again.
 */
export function refuseUnfit(
  { document, operationName, variableValues }: RequestedOperation,
  { isCheap = false }: { isCheap?: boolean } = {},
): void {
  const variables = variableValues ?? {};
  refuseBrokenTexts(variables);
  refuseForeignCursors(document, variables);
  if (!isCheap) refuseCostly(schema, { document, operationName, variables });
}

/** Every limit ahead of the step that it protects. */
export function limiting(): Plugin<RequestContext> {
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

/** The name of the chosen operation, as the document spells it; undefined where it has none. */
export const readOperationName = (document: DocumentNode, operationName?: unknown): string | undefined =>
  getOperationAST(document, typeof operationName === "string" ? operationName : undefined)?.name?.value.slice(
    0,
    longestName,
  );

/** Adds operations' names to the log, also those of invalid ones. */
export function naming(): Plugin<RequestContext> {
  return {
    onValidate({ params: { documentAST }, context }) {
      const { params } = context as { params?: { operationName?: unknown } };
      const name = readOperationName(documentAST, params?.operationName);
      if (name !== undefined) context.context.noteOperation?.(name);
    },
  };
}

/** In production strangers learn nothing of the schema: no introspection, no suggestions. */
export function closing(): Plugin<RequestContext> {
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
export function persisting(rules: DocumentRules): Plugin<RequestContext> {
  return {
    onParams({ params, setParams, context }) {
      const query = documentText(rules, params, (context as RequestContext).context.viewer);
      if (query !== undefined) setParams({ ...params, query });
    },
    onSubscribe({ setResultAndStopExecution }) {
      // The realtime handler subscribes on its own; this is a subscription over HTTP, which would never end.
      const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
      setResultAndStopExecution({ errors: [new GraphQLError(overWebSocket, { extensions })] });
    },
  };
}
