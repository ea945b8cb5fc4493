import { type DocumentNode, parse, specifiedRules, validate } from "graphql";
import { scopesOfOperation } from "../graphql/callers";
import type { Scopes } from "../graphql/scopes";
import type { RestRoute } from "../routes/route";
import { schema } from "../schema/schema";
import { type DeclaredVariable, declaredVariables } from "./variables";

/** A route whose document was parsed and validated at the start. */
export interface PreparedRoute extends RestRoute {
  parsed: DocumentNode;
  declared: readonly DeclaredVariable[];
  /** The scopes, one of which the caller must have. */
  scopes: readonly (keyof Scopes)[];
  /** The GET route that a PUT with a form reads first. */
  reads: PreparedRoute | undefined;
}

function prepareDocument(route: RestRoute): DocumentNode {
  const parsed = parse(route.document);
  const [error] = validate(schema, parsed, specifiedRules);
  if (error) throw new Error(`${route.method} ${route.path}: ${error.message}`);
  return parsed;
}

/**
 * The route that a PUT with a form reads first: GET of its path. A PUT whose path has no GET changes only the given
 * fields.
 */
const findRead = (route: RestRoute, routes: readonly RestRoute[]): RestRoute | undefined =>
  route.method === "PUT" && route.form
    ? routes.find(({ method, path }) => method === "GET" && path === route.path)
    : undefined;

function prepareRoute(route: RestRoute): Omit<PreparedRoute, "reads"> {
  const parsed = prepareDocument(route);
  return {
    ...route,
    parsed,
    declared: declaredVariables(parsed),
    scopes: scopesOfOperation(schema, parsed),
  };
}

function prepareTable(routes: readonly RestRoute[]): PreparedRoute[] {
  const bare = new Map(routes.map((route) => [route, prepareRoute(route)]));
  return [...bare].map(([route, own]) => {
    const read = findRead(route, routes);
    const reading = read && bare.get(read);
    // A GET reads nothing first.
    return { ...own, reads: reading && { ...reading, reads: undefined } };
  });
}

const tables = new WeakMap<readonly RestRoute[], PreparedRoute[]>();

/**
 * Parses and validates the documents of a table, once for each process that has it; throws at the start instead of at
 * the first call.
 */
export function prepareRoutes(routes: readonly RestRoute[]): PreparedRoute[] {
  const prepared = tables.get(routes) ?? prepareTable(routes);
  tables.set(routes, prepared);
  return prepared;
}
