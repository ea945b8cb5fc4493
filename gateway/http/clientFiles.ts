import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { letOthersShow, letOwnPagesFrame } from "./headers";
import { sendJson } from "./send";

/** Serves a file of the built client; the address of a screen gets the given page. */
export type ClientFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  answerPage: (page: string) => Promise<void>,
) => void | Promise<void>;

const isHashed = (path: string) => path.startsWith("/assets/");

const isPicture = (path: string) => path.startsWith("/covers/");

/** A PDF that ships with the site, which a resource's page shows in the browser's viewer. */
const isDocument = (path: string) => path.startsWith("/demo/") && path.endsWith(".pdf");

/**
 * A folder of files, hidden ones among them, or a file next to the page. Other addresses may contain a dot: a username, a course called
 * Node.js.
 */
const isOfFiles = (path: string) => /^\/(assets|covers|demo)\/|^\/\.|^\/[^/]*\.\w+$/.test(path);

/**
 * Ends the response whose file cannot be read. A file can go between the start, when the folder is listed, and the
 * request, as when the next version is built over a running one; unheard, the error would end the process.
 */
const endWhenUnreadable = (response: ServerResponse) =>
  response.once("pipe", (source: Readable) => source.once("error", () => response.destroy()));

/** Serves the built client: hashed files for ever, others always fresh, precompressed where the build made that. */
export function openClientFiles(folder: string): ClientFiles {
  const pageFile = join(folder, "index.html");
  if (!existsSync(pageFile)) {
    return (request, response) =>
      void sendJson(request, response, { status: 404, body: { message: "The client is not built" } });
  }
  const serve = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders(response, path) {
      const immutable = "public, max-age=31536000, immutable";
      response.setHeader("Cache-Control", isHashed(path) ? immutable : "no-cache");
      if (isPicture(path)) letOthersShow(response);
      if (isDocument(path)) letOwnPagesFrame(response);
    },
  });
  const page = readFileSync(pageFile, "utf8");
  return (request, response, answerPage) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendJson(request, response, { status: 405, body: { message: "Method not allowed" } });
    }
    const [path = "/"] = (request.url ?? "/").split("?");
    if (!isOfFiles(path)) return answerPage(page);
    endWhenUnreadable(response);
    return void serve(
      request,
      response,
      () => void sendJson(request, response, { status: 404, body: { message: "Not found" } }),
    );
  };
}
