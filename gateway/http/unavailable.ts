import type { IncomingMessage, ServerResponse } from "node:http";
import type { Outage } from "../database/outage";
import { sendJson } from "./send";

/** The status of an outage: a full disk has one of its own. */
export const outageStatus = ({ kind }: Outage): 503 | 507 => (kind === "full" ? 507 : 503);

/** Responds that the service is unavailable, or has no room, and when to retry. */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  outage: Outage,
): Promise<void> {
  const { message, retryAfter } = outage;
  response.setHeader("Retry-After", String(retryAfter));
  const body = { message, errorMessage: message, code: "UNAVAILABLE" };
  return sendJson(request, response, { status: outageStatus(outage), body });
}
