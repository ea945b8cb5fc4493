import type { IncomingMessage } from "node:http";

/** The value of a request's header. */
export const readHeader = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * The credentials of a request besides its cookies; a browser's WebSocket sends them in its first message.
 */
export interface RequestCredentials {
  /** As in the Authorization header. */
  authorization?: string | undefined;
  tenantId?: string | undefined;
}

/** The credentials in a request's headers. */
export const readCredentials = (request: IncomingMessage): RequestCredentials => ({
  authorization: request.headers.authorization,
  // The documented calls know the header by its other name, too.
  tenantId: readHeader(request, "tenant-id") ?? readHeader(request, "tenantid"),
});
