import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { sendJson } from "./send";

/** Answers with a file of the built client, or with its page for every address of a screen. */
export type ClientFiles = (request: IncomingMessage, response: ServerResponse) => void;

const isHashed = (path: string) => path.startsWith("/assets/");

/** Serves the built client: hashed files for ever, the page always fresh, precompressed where the build made that. */
export function openClientFiles(folder: string): ClientFiles {
  if (!existsSync(join(folder, "index.html"))) {
    return (request, response) =>
      void sendJson(request, response, { status: 404, body: { message: "The client is not built" } });
  }
  const serve = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    single: true,
    // A username may hold a dot, so only the endings of files are taken for missing files.
    ignores: [/^\/assets\//, /\.(css|ico|js|json|map|png|svg|txt|webp|woff2)$/i],
    setHeaders(response, path) {
      const immutable = "public, max-age=31536000, immutable";
      response.setHeader("Cache-Control", isHashed(path) ? immutable : "no-cache");
    },
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void sendJson(request, response, { status: 405, body: { message: "Method not allowed" } });
    }
    serve(
      request,
      response,
      () => void sendJson(request, response, { status: 404, body: { message: "Not found" } }),
    );
  };
}
