import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outage } from "../database/outage";
import { sendJson } from "./send";

/** Responds that the service is unavailable, and when to retry. */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { message, retryAfter }: Outage,
): Promise<void> {
  response.setHeader("Retry-After", String(retryAfter));
  const body = { message, errorMessage: message, code: "UNAVAILABLE" };
  return sendJson(request, response, { status: 503, body });
}
