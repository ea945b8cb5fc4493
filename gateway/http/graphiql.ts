import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentSecurityPolicy } from "./headers";
import { send } from "./send";

interface Assets {
  script: Buffer;
  style: Buffer;
  version: string;
}

const page = (version: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>GraphiQL · Lectern</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/graphql/graphiql.css?v=${version}" />
  </head>
  <body>
    <div id="root" class="graphiql-container"></div>
    <script src="/graphql/graphiql.js?v=${version}"></script>
  </body>
</html>
`;

// The page signs in by cookie, so its requests need the anti-forgery header like any other.
const boot = `
;(() => {
  const plainFetch = window.fetch;
  window.fetch = (input, init = {}) => {
    const token = document.cookie.split("; ").find((part) => part.startsWith("XSRF-TOKEN="))?.slice(11);
    const headers = new Headers(init.headers);
    if (token) headers.set("X-XSRF-TOKEN", token);
    return plainFetch(input, { ...init, headers });
  };
  YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), { title: "Lectern" });
})();
`;

function between(html: string, open: string, close: string): string {
  const start = html.indexOf(open) + open.length;
  return html.slice(start, html.indexOf(close, start));
}

/**
 * The library ships one inline page of 9 MB; its parts are served separately so that the policy stays strict.
 */
async function loadAssets(): Promise<Assets> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({});
  const start = html.indexOf("<script>") + "<script>".length;
  // The page's own startup follows, which ours replaces.
  const end = html.lastIndexOf("YogaGraphiQL.renderYogaGraphiQL(");
  const script = Buffer.from(`${html.slice(start, end)}${boot}`);
  const style = Buffer.from(between(html, "<style>", "</style>"));
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  return { script, style, version };
}

let assets: Promise<Assets> | undefined;

const policy = contentSecurityPolicy({
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self' data:",
  "worker-src": "'self' blob:",
  "script-src": "'self' blob:",
});

/** Serves GraphiQL's page and its parts, for developers. */
export async function answerGraphiql(request: IncomingMessage, response: ServerResponse, path: string) {
  assets ??= loadAssets();
  const { script, style, version } = await assets;
  response.setHeader("Content-Security-Policy", policy);
  if (path === "/graphql") {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "private, no-cache");
    return send(request, response, { status: 200, body: Buffer.from(page(version)) });
  }
  const isScript = path.endsWith(".js");
  response.setHeader("Content-Type", isScript ? "text/javascript; charset=utf-8" : "text/css; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  return send(request, response, { status: 200, body: isScript ? script : style });
}

/** Whether a request wants GraphiQL rather than data. */
export function isForGraphiql(request: IncomingMessage, path: string): boolean {
  if (request.method !== "GET") return false;
  if (path === "/graphql/graphiql.js" || path === "/graphql/graphiql.css") return true;
  const wantsPage = (request.headers.accept ?? "").includes("text/html");
  return path === "/graphql" && wantsPage && !(request.url ?? "").includes("query=");
}
