import { fetchQuery } from "react-relay";
import { createStaticHandler, type StaticHandlerContext } from "react-router-dom";
import type { RenderedPage, VisitorPages } from "#gateway/domains/pages/contract";
import type { refreshSessionQuery } from "../__generated__/refreshSessionQuery.graphql";
import { frameScreens } from "../routeFrame";
import { readSettings } from "../session/readSettings";
import { sessionQuery } from "../session/refreshSession";
import { noteRenderedSession } from "../session/sessionStore";
import type { Settings } from "../session/settings";
import { brandColour } from "../ui/theme";
import { type AskForPage, openPageStore } from "./pageStore";
import { findPath, openRoutes, type Routes, renderRoutes } from "./renderRoutes";
import { hasScreen, isForMembers, isReadable, loadRoute, signInRoutes, visitorRoutes } from "./visitorRoutes";

// The build reads from them which files of the client each page starts.
export { visitorRoutes };

const picturesFirst = /^(?:<link rel="preload"[^>]*>)*/;
/** Marks what the server could not render and leaves to the browser. */
const unfinished = "<!--$!-->";

/** Renders within one task: what the client's modules share is set for this page and read by it alone. */
function renderScreens(routes: Routes, context: StaticHandlerContext, settings: Settings): string {
  noteRenderedSession(settings);
  const text = renderRoutes(routes, context);
  if (text.includes(unfinished)) throw new Error(`${context.location.pathname} was not rendered as a whole`);
  return text;
}

async function renderPage(routes: Routes, url: URL, ask: AskForPage): Promise<RenderedPage> {
  const { environment, settle } = openPageStore(ask);
  const started = performance.now();
  const session = fetchQuery<refreshSessionQuery>(environment, sessionQuery, {}).toPromise();
  const context = openRoutes(routes, url, environment);
  const opened = performance.now();
  const [answer, answers] = await Promise.all([session, settle()]);
  if (!answer) throw new Error("The organization's settings are missing");
  const resumed = performance.now();
  const settings = readSettings(answer.settings);
  const text = renderScreens(routes, context, settings);
  const [pictures = ""] = picturesFirst.exec(text) ?? [];
  return {
    html: text.slice(pictures.length),
    pictures,
    data: { answers },
    tenantId: settings.tenantId,
    brand: brandColour(settings.theme),
    milliseconds: performance.now() - resumed + opened - started,
  };
}

/** Loads the visitors' screens and prepares their rendering; `frames` are the addresses of the areas' screens. */
export async function openVisitorPages(frames: readonly string[] = []): Promise<VisitorPages> {
  const screens = await Promise.all(visitorRoutes.map(loadRoute));
  const { dataRoutes } = createStaticHandler(frameScreens(screens));
  const framed = frames.map((path) => ({ path }));
  return {
    findRoute(path) {
      if (!isReadable(path) || isForMembers(path)) return null;
      return findPath(dataRoutes, path);
    },
    findFrame: (path) => (isReadable(path) ? findPath(framed, path) : null),
    isScreen(path) {
      if (path === "/" || !isReadable(path)) return true;
      return hasScreen(isForMembers(path) ? [...framed, ...signInRoutes] : dataRoutes, path);
    },
    render: (address, ask) => renderPage(dataRoutes, new URL(address, "http://page.invalid"), ask),
  };
}
