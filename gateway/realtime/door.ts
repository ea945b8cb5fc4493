import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { isAllowedOrigin } from "../http/cors";
import { RejectedRequest, urlOf } from "../http/openRequest";
import { Connection, type ConnectionParts } from "./connection";
import { closes, largestMessage, subprotocol } from "./protocol";

/** The WebSocket door of a gateway. */
export interface RealtimeDoor {
  /** Says goodbye to every socket, so that the HTTP server can close. */
  close(): void;
}

const refusals = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  500: "Internal Server Error",
} as const;

function refuse(socket: Duplex, status: keyof typeof refusals): void {
  socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Answers WebSockets at /graphql on the one HTTP server. */
export function openRealtimeDoor(server: Server, parts: ConnectionParts): RealtimeDoor {
  const { gateway } = parts;
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });

  /** A browser says where a page comes from; another site's page must not use the viewer's cookie. */
  async function isForeign({ headers }: IncomingMessage): Promise<boolean> {
    const { origin, host } = headers;
    if (origin === undefined) return false;
    if (URL.canParse(origin) && new URL(origin).host === host) return false;
    return !isAllowedOrigin(await gateway.tenants.list(), origin);
  }

  async function statusOf(request: IncomingMessage): Promise<keyof typeof refusals | undefined> {
    const { pathname } = urlOf(request);
    if (pathname !== "/graphql" && pathname !== "/graphql/") return 404;
    return (await isForeign(request)) ? 403 : undefined;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const status = await statusOf(request);
    if (status !== undefined) return refuse(socket, status);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const log = gateway.log.child({ requestId: randomUUID() });
      const connection = new Connection(parts, { socket: webSocket, request, log });
      connections.add(connection);
      webSocket.on("close", () => connections.delete(connection));
      if (webSocket.protocol !== subprotocol) connection.close(closes.badSubprotocol);
    });
  }

  server.on("upgrade", (request, socket, head) => {
    const onEarlyError = () => socket.destroy();
    socket.on("error", onEarlyError);
    upgrade(request, socket, head)
      .catch((error: unknown) => {
        if (error instanceof RejectedRequest) return refuse(socket, 400);
        gateway.log.error({ err: error }, "fault");
        refuse(socket, 500);
      })
      .finally(() => socket.off("error", onEarlyError));
  });

  return {
    close() {
      for (const connection of connections) connection.close(closes.goingAway);
      sockets.close();
    },
  };
}
