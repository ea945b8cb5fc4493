import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { Context } from "../graphql/context";
import type { Pipeline } from "../graphql/pipeline";
import { schema } from "../graphql/schema";
import type { RestInput, RestRoute, Variables } from "./route";
import { statusOf } from "./status";

/** An entry whose document was parsed and validated at the start. */
export interface PreparedRoute extends RestRoute {
  parsed: DocumentNode;
}

/** Parses and validates the documents of a table; throws at the start what would fail at the first call. */
export function prepareRoutes(routes: readonly RestRoute[]): PreparedRoute[] {
  return routes.map((route) => {
    const parsed = parse(route.document);
    const [error] = validate(schema, parsed, specifiedRules);
    if (error) throw new Error(`${route.method} ${route.path}: ${error.message}`);
    if (!getOperationAST(parsed))
      throw new Error(`${route.method} ${route.path}: the document has no operation`);
    return { ...route, parsed };
  });
}

/** What an entry answers. */
export interface RestResult {
  status: number;
  /** Undefined answers nothing at all. */
  body?: unknown;
  retryAfter?: number;
}

interface ErrorBody {
  message: string;
  errorMessage: string;
  code: string;
  fieldErrors?: unknown;
  faultId?: unknown;
}

const errorBody = (code: string, message: string): ErrorBody => ({ message, errorMessage: message, code });

/** The answer of a failed call; `message` and `errorMessage` hold the same words. */
export const failure = (code: string, message: string): RestResult => ({
  status: statusOf(code),
  body: errorBody(code, message),
});

function failureOf(error: GraphQLError): RestResult {
  const { extensions } = error;
  // Variables that do not fit the document's types are the caller's.
  const code = String(extensions["code"] ?? (error.path === undefined ? "BAD_USER_INPUT" : "FAULT"));
  const { fieldErrors, faultId, retryAfter } = extensions;
  return {
    status: statusOf(code),
    body: {
      ...errorBody(code, error.message),
      ...(fieldErrors ? { fieldErrors } : {}),
      ...(faultId ? { faultId } : {}),
    },
    ...(typeof retryAfter === "number" ? { retryAfter } : {}),
  };
}

type Part = Record<string, unknown> | null | undefined;

interface Connection {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

function partAt(data: Part, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Part)?.[name], data);
}

const isRefusal = (part: unknown): part is { code: string; message: string; fieldErrors: unknown } =>
  typeof part === "object" && part !== null && "__typename" in part && part.__typename === "Refusal";

interface Run {
  pipeline: Pipeline;
  context: Context;
  route: PreparedRoute;
}

async function runOnce({ pipeline, context, route }: Run, variables: Variables): Promise<ExecutionResult> {
  const { execute, contextFactory, schema: served } = pipeline.getEnveloped({ context });
  const contextValue = await contextFactory();
  return execute({
    schema: served,
    document: route.parsed,
    variableValues: variables,
    contextValue,
  }) as ExecutionResult;
}

type Outcome = { failed: RestResult } | { part: unknown };

async function runForPart(run: Run, variables: Variables): Promise<Outcome> {
  const { data, errors } = await runOnce(run, variables);
  const [error] = errors ?? [];
  if (error) return { failed: failureOf(error) };
  const part = partAt(data, run.route.at ?? ["answer"]);
  if (!isRefusal(part)) return { part };
  const refused = failure(part.code, part.message);
  return { failed: { ...refused, body: { ...(refused.body as ErrorBody), fieldErrors: part.fieldErrors } } };
}

/** A list pages to its end, 100 rows at a time. */
async function runForList(run: Run, variables: Variables, notFound: string): Promise<RestResult> {
  const rows: unknown[] = [];
  let after: string | null = null;
  do {
    const outcome: Outcome = await runForPart(run, { ...variables, after });
    if ("failed" in outcome) return outcome.failed;
    if (!outcome.part) return failure("NOT_FOUND", notFound);
    const { nodes, pageInfo } = outcome.part as Connection;
    rows.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  const { shape } = run.route;
  return { status: 200, body: shape ? rows.map((row) => shape(row as never)) : rows };
}

/** Executes an entry for one request. */
export async function executeRoute(run: Run, input: RestInput): Promise<RestResult> {
  const { answer, variables: toVariables, shape } = run.route;
  const variables = toVariables?.(input) ?? {};
  if (answer.form === "list") return runForList(run, variables, answer.notFound);
  const outcome = await runForPart(run, variables);
  if ("failed" in outcome) return outcome.failed;
  if (answer.form === "none") return { status: 204 };
  if (!outcome.part) return failure("NOT_FOUND", answer.notFound);
  return { status: 200, body: shape ? shape(outcome.part as never) : outcome.part };
}
