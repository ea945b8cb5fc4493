import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Context } from "../graphql/context";

/** A request, and the response to it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** An exchange with the log that names its id. */
export interface LoggedExchange extends Exchange {
  log: Logger;
}

/** An exchange with the context of its viewer. */
export interface AuthenticatedExchange extends Exchange {
  context: Context;
}
