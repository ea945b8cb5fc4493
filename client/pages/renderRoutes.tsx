import { renderToString } from "react-dom/server";
import {
  type createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Environment } from "relay-runtime";
import { App } from "../App";
import { withEnvironment } from "../relay/environment";

/** Routes as a router that does not move holds them. */
export type Routes = ReturnType<typeof createStaticHandler>["dataRoutes"];

/** The path of the route that an address leads to; null when it leads to none. */
export const findPath = (routes: RouteObject[], address: string): string | null =>
  matchRoutes(routes, address)?.at(-1)?.route.path ?? null;

/** Renders a router that does not navigate at an address; the loaders start their queries at once. */
export function openRoutes(routes: Routes, url: URL, environment: Environment): StaticHandlerContext {
  const { pathname, search } = url;
  const matches = matchRoutes(routes, url) ?? [];
  const request = new Request(url);
  const context = new RouterContextProvider();
  const load = ({ route, params }: (typeof matches)[number]) =>
    typeof route.loader === "function" ? route.loader({ request, url, pattern: "", params, context }) : null;
  const loaderData = withEnvironment(environment, () =>
    Object.fromEntries(matches.map((match) => [match.route.id, load(match)])),
  );
  return {
    basename: "/",
    matches,
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    location: { pathname, search, hash: "", state: null, key: "default" },
    loaderHeaders: {},
    actionHeaders: {},
  };
}

/** The HTML of the routes, and of the parts above all screens. */
export const renderRoutes = (routes: Routes, context: StaticHandlerContext): string =>
  renderToString(
    <App>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>,
  );
