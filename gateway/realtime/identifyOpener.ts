import type { IncomingMessage } from "node:http";
import type { Gateway } from "../gateway";
import { isWelcome } from "../http/cors";
import { type Identity, identify } from "../http/identify";
import { RejectedRequest } from "../http/rejectedRequest";
import type { OperationParts } from "./operation";
import { type Close, closeForError, closes, type InitPayload } from "./protocol";

/**
 * Identifies who opens a socket by the payload of its connection_init, or returns how the socket is closed instead.
 */
export async function identifyOpener(
  { gateway, log }: Pick<OperationParts, "log"> & { gateway: Gateway },
  request: IncomingMessage,
  payload: InitPayload,
): Promise<Identity | Close> {
  try {
    const identity = await identify(gateway, request, payload);
    if (!isWelcome(request, identity.tenant, gateway.config.proxyHops)) return closes.forbidden;
    return payload.authorization && !identity.token ? closes.sessionEnded : identity;
  } catch (error) {
    if (error instanceof RejectedRequest) return closes.forbidden;
    log.error({ err: error }, "fault");
    return closeForError(error);
  }
}
