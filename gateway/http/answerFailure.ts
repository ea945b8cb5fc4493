import { randomUUID } from "node:crypto";
import { describeOutage, findOutage } from "../database/outage";
import { discardRest } from "./body";
import type { LoggedExchange } from "./exchange";
import { RejectedRequest } from "./rejectedRequest";
import { sendJson } from "./send";
import { sendUnavailable } from "./unavailable";

/** The headers that describe the content which could not be sent. */
const contentHeaders = ["Accept-Ranges", "Cache-Control", "Content-Disposition", "Content-Range", "ETag"];

/** Responds to a request whose handler failed: with its rejection, with 503 in an outage, or with the id of a fault. */
export function answerFailure(error: unknown, { request, response, log }: LoggedExchange): void {
  if (response.headersSent) return void response.destroy();
  for (const name of contentHeaders) response.removeHeader(name);
  if (error instanceof RejectedRequest) {
    const { message, status } = error;
    if (status === 413) discardRest(request);
    return void sendJson(request, response, { status, body: { message, errorMessage: message } });
  }
  const outage = findOutage(error);
  if (outage) {
    log.warn({ err: error }, describeOutage(outage));
    return void sendUnavailable(request, response, outage);
  }
  const faultId = randomUUID();
  log.error({ faultId, err: error }, "fault");
  const message = `Something went wrong on our side (${faultId})`;
  const body = { message, errorMessage: message, code: "FAULT", faultId };
  void sendJson(request, response, { status: 500, body });
}
