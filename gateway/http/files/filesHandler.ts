import type { AuthenticatedExchange } from "../exchange";
import { RejectedRequest } from "../openRequest";
import { noteFacts } from "../requestFacts";
import { receiveFile } from "./receiveFile";
import { serveFile } from "./serveFile";
import { isForUploads } from "./uploadPath";

/** Whether an address belongs to this handler. */
export const isForFiles = (path: string): boolean => path === "/files" || path.startsWith("/files/");

function refuseMethod({ response }: AuthenticatedExchange, allowed: string): never {
  response.setHeader("Allow", allowed);
  throw new RejectedRequest(405, "Method not allowed");
}

/** The file's id in `/files/12/name.png`; undefined for other paths. */
function parseFileId(path: string): number | undefined {
  const digits = /^\/files\/(\d{1,9})\/[^/]+$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Receives and serves files. */
export async function handleFiles(path: string, exchange: AuthenticatedExchange): Promise<void> {
  const { request } = exchange;
  const { method = "GET" } = request;
  if (path === "/files") {
    noteFacts(request, { operation: "POST files" });
    return method === "POST" ? receiveFile(exchange) : refuseMethod(exchange, "POST");
  }
  if (isForUploads(path)) {
    noteFacts(request, { operation: `${method} files/uploads` });
    // The protocol's library is loaded with the first large file.
    const { handleUploads } = await import("./uploads");
    return handleUploads(path, exchange);
  }
  const id = parseFileId(path);
  if (id === undefined) throw new RejectedRequest(404, "Not found");
  noteFacts(request, { operation: "GET files/{id}/{name}" });
  return ["GET", "HEAD"].includes(method) ? serveFile(exchange, id) : refuseMethod(exchange, "GET, HEAD");
}
