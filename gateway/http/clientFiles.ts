import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv, { type Options } from "sirv";
import { sendJson } from "./send";

/** Answers with a file of the built client, or with its page for every address of a screen. */
export type ClientFiles = (request: IncomingMessage, response: ServerResponse) => void;

const isHashed = (path: string) => path.startsWith("/assets/");

/** A folder of files, or a file beside the page. Any other address may hold a dot: a username, a course called Node.js. */
const isOfFiles = (path: string) => /^\/(assets|covers|\.well-known)\/|^\/[^/]*\.\w+$/.test(path);

/** Serves the built client: hashed files for ever, the page always fresh, precompressed where the build made that. */
export function openClientFiles(folder: string): ClientFiles {
  if (!existsSync(join(folder, "index.html"))) {
    return (request, response) =>
      void sendJson(request, response, { status: 404, body: { message: "The client is not built" } });
  }
  const options: Options = {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders(response, path) {
      const immutable = "public, max-age=31536000, immutable";
      response.setHeader("Cache-Control", isHashed(path) ? immutable : "no-cache");
    },
  };
  const serveFile = sirv(folder, options);
  const servePage = sirv(folder, { ...options, single: true, ignores: false });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void sendJson(request, response, { status: 405, body: { message: "Method not allowed" } });
    }
    const [path = "/"] = (request.url ?? "/").split("?");
    if (!isOfFiles(path)) return servePage(request, response);
    serveFile(
      request,
      response,
      () => void sendJson(request, response, { status: 404, body: { message: "Not found" } }),
    );
  };
}
