import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A request and its response, and the log that names its id. */
export interface LoggedExchange extends Exchange {
  log: Logger;
}
