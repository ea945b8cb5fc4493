import type { EventEmitter } from "node:events";

/**
 * Lets a connection or a pool of them break without ending the process: an error without a listener would. The
 * statement that breaks rejects with the same error, and the next one opens another connection. A pool listens only
 * while a connection is idle, so each connection needs this from its start.
 */
export function outliveErrors(connection: Pick<EventEmitter, "on">): void {
  connection.on("error", () => undefined);
}
