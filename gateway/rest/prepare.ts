import { type DocumentNode, parse, specifiedRules, validate } from "graphql";
import { scopesOfOperation } from "../graphql/callers";
import type { Scopes } from "../graphql/scopes";
import { schema } from "../schema/schema";
import type { RestRoute } from "./route";

/** An entry whose document was parsed and validated at the start. */
export interface PreparedRoute extends RestRoute {
  parsed: DocumentNode;
  /** Who may call it at all. */
  scopes: readonly (keyof Scopes)[];
  /** What a PUT with a form reads before it changes it. */
  reads: PreparedRoute | undefined;
}

function prepareDocument(route: RestRoute): DocumentNode {
  const parsed = parse(route.document);
  const [error] = validate(schema, parsed, specifiedRules);
  if (error) throw new Error(`${route.method} ${route.path}: ${error.message}`);
  return parsed;
}

/**
 * What a PUT with a form changes: what GET of its path answers. A PUT whose path has no GET changes what it is given,
 * and nothing else.
 */
const findRead = (route: RestRoute, routes: readonly RestRoute[]): RestRoute | undefined =>
  route.method === "PUT" && route.form
    ? routes.find(({ method, path }) => method === "GET" && path === route.path)
    : undefined;

function prepareRoute(route: RestRoute, routes: readonly RestRoute[]): PreparedRoute {
  const parsed = prepareDocument(route);
  const read = findRead(route, routes);
  return {
    ...route,
    parsed,
    scopes: scopesOfOperation(schema, parsed),
    reads: read && prepareRoute(read, routes),
  };
}

/** Parses and validates the documents of a table; throws at the start what would fail at the first call. */
export const prepareRoutes = (routes: readonly RestRoute[]): PreparedRoute[] =>
  routes.map((route) => prepareRoute(route, routes));
