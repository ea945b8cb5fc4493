import type { Context } from "../graphql/context";
import { toDocumented } from "../routes/form";
import { BadRequest, type RestAnswer, type RestCall, type Variables } from "../routes/route";
import type { Pipeline } from "../schema/pipeline";
import { linkTo, type Page, parseCursor, readPageParams, restPages, toCursor } from "./pages";
import type { PreparedRoute } from "./prepare";
import { failure, failureOfRefusal, type RefusedPart, type RestResult, toErrorResult } from "./result";
import { namedVariables } from "./variables";

type Part = Record<string, unknown> | null | undefined;

interface PageInfo {
  hasNextPage?: boolean;
  endCursor?: string | null;
  hasPreviousPage?: boolean;
  startCursor?: string | null;
}

interface Connection {
  nodes: unknown[];
  pageInfo: PageInfo;
}

type PagedAnswer = Extract<RestAnswer, { form: "list" | "latest" }>;

function partAt(data: Part, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Part)?.[name], data);
}

const isRefusal = (part: unknown): part is RefusedPart =>
  typeof part === "object" && part !== null && "__typename" in part && part.__typename === "Refusal";

/** A refusal whose fields have the names of the route's body. */
const inDocumentedNames = (refusal: RefusedPart, { form }: PreparedRoute): RefusedPart =>
  form && refusal.fieldErrors
    ? { ...refusal, fieldErrors: toDocumented(form, refusal.fieldErrors) }
    : refusal;

/** A route to execute, and its caller. */
export interface Run {
  pipeline: Pipeline;
  context: Context;
  route: PreparedRoute;
}

type Outcome = { failed: RestResult } | { part: unknown };

/** The type name of a union's member is not sent. */
function withoutTypename(part: unknown): unknown {
  if (typeof part !== "object" || part === null || !("__typename" in part)) return part;
  const { __typename, ...fields } = part;
  return fields;
}

async function runForPart(run: Run, variables: Variables): Promise<Outcome> {
  const context = { ...run.context, maxPageSize: restPages.max };
  const { data, errors } = await run.pipeline.run({ document: run.route.parsed, variables }, context);
  const [error] = errors ?? [];
  if (error) return { failed: toErrorResult(error) };
  const part = partAt(data, run.route.at ?? ["answer"]);
  if (isRefusal(part)) return { failed: failureOfRefusal(inDocumentedNames(part, run.route)) };
  const sent = run.route.part;
  return { part: sent === undefined ? withoutTypename(part) : (part as Part)?.[sent] };
}

interface PreparedCall {
  run: Run;
  call: RestCall;
  variables: Variables;
}

const shapeRows = ({ run, call }: PreparedCall, rows: readonly unknown[]): unknown[] =>
  rows.map((row) => (run.route.shape ? run.route.shape(row as never, call) : row));

const listed = (body: unknown[], link: string | null): RestResult => ({
  status: 200,
  body,
  ...(link === null ? {} : { link }),
});

/** Directions of reading a connection in pages: from its start, or from its end back to earlier rows. */
const directions = {
  list: {
    by: "after",
    size: restPages.max,
    count: "first",
    next: ({ hasNextPage, endCursor }: PageInfo) => (hasNextPage ? endCursor : null),
  },
  latest: {
    by: "before",
    size: restPages.latest,
    count: "last",
    next: ({ hasPreviousPage, startCursor }: PageInfo) => (hasPreviousPage ? startCursor : null),
  },
} as const;

/** A page of a connection, in one operation; the link leads to the next one. */
async function runForPage(asked: PreparedCall, { form, notFound }: PagedAnswer): Promise<RestResult> {
  const { run, call, variables } = asked;
  const { by, size: most, count, next } = directions[form];
  const { size, from } = readPageParams(call, { by, size: most });
  const page = { [count]: size, [by]: from === null ? null : toCursor(from) };
  const outcome = await runForPart(run, { ...variables, ...page });
  if ("failed" in outcome) return outcome.failed;
  if (!outcome.part) return failure("NOT_FOUND", notFound);
  const { nodes, pageInfo } = outcome.part as Connection;
  const cursor = next(pageInfo);
  const link = cursor ? linkTo(call, { by, row: parseCursor(cursor) }) : null;
  return listed(shapeRows(asked, nodes), link);
}

/** The position after the row with a key. */
function findStart(keys: readonly unknown[], { from }: Page): number {
  if (from === null) return 0;
  const at = keys.indexOf(from);
  if (at < 0) throw new BadRequest("after names no row of this list", "after");
  return at + 1;
}

/** A page of a list that is no connection. */
function pageRows(rows: readonly unknown[], call: RestCall, key: string): RestResult {
  const page = readPageParams(call, { by: "after", size: restPages.max });
  const keys = rows.map((row) => (row as Record<string, unknown>)[key]);
  const start = findStart(keys, page);
  const end = start + page.size;
  const link = end < rows.length ? linkTo(call, { by: "after", row: String(keys[end - 1]) }) : null;
  return listed(rows.slice(start, end), link);
}

async function runForOne(asked: PreparedCall): Promise<RestResult> {
  const { run, call, variables } = asked;
  const { answer, shape } = run.route;
  const outcome = await runForPart(run, variables);
  if ("failed" in outcome) return outcome.failed;
  if (answer.form === "none") return { status: 204 };
  if (!outcome.part) return failure("NOT_FOUND", answer.notFound);
  const body = shape ? shape(outcome.part as never, call) : outcome.part;
  return answer.form === "rows" ? pageRows(body as unknown[], call, answer.key) : { status: 200, body };
}

/** Executes a route for a call whose body was read. */
export function runRoute(run: Run, call: RestCall): Promise<RestResult> {
  const { answer, declared, variables } = run.route;
  const asked = { run, call, variables: { ...namedVariables(call, declared), ...variables?.(call) } };
  if (answer.form === "list" || answer.form === "latest") return runForPage(asked, answer);
  return runForOne(asked);
}
