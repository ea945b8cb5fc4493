import type { IncomingMessage } from "node:http";
import { readFacts } from "./requestFacts";

/** Complete paths of routes. */
const whole: ReadonlySet<string> = new Set([
  "/graphql",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/blog/rss.xml",
  "/blog/feed.xml",
  "/favicon.ico",
  "/mail/unsubscribe",
  "/mail/bounces",
]);

const patterns: readonly [start: string, route: string][] = [
  ["/graphql/", "/graphql/*"],
  ["/api/", "/api/*"],
  ["/data/", "/data/*"],
  ["/export/", "/export/*"],
  ["/files", "/files/*"],
  ["/calendar/", "/calendar/*"],
  ["/auth/oidc/", "/auth/oidc/*"],
  ["/.well-known/", "/.well-known/*"],
  ["/assets/", "/assets/*"],
  ["/covers/", "/covers/*"],
  ["/demo/", "/demo/*"],
];

/**
 * The template of a request's address, by which it is counted: a documented call by its path template, once that is
 * known; every address of a screen is "page". A caller cannot make up further ones.
 */
export function getRoute(request: IncomingMessage): string {
  const { url = "/" } = request;
  if (whole.has(url)) return url;
  const [path = "/"] = url.split("?", 1);
  if (whole.has(path)) return path;
  if (/^\/users\/[^/]+\/export$/.test(path)) return "/users/*/export";
  const route = patterns.find(([start]) => path.startsWith(start))?.[1] ?? "page";
  if (route !== "/api/*" && route !== "/data/*") return route;
  const { template } = readFacts(request);
  if (template === undefined) return route;
  // Templates are relative to the API base; those of /data/ name their folder themselves.
  return route === "/api/*" ? `/api/${template}` : `/${template}`;
}
