import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

interface Address {
  host: string;
  port: number;
}

/** Listens, and returns the port: the given one, or a free one for 0. */
export function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Time limits for a caller, in milliseconds. WebSockets have their own after the upgrade. */
export interface ServingTimes {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request, with its body; the response is not counted. */
  request: number;
  /** Between two checks for slow requests. */
  lookEvery: number;
  /**
   * Time for which an idle connection stays open: longer than browsers and proxies keep theirs. A request sent just as it
   * is cut gets no response, only a broken connection.
   */
  idle: number;
}

const servingTimes: ServingTimes = { headers: 10_000, request: 30_000, lookEvery: 1_000, idle: 65_000 };

interface Serving {
  maxConnections: number;
  /** Called for each connection that is one too many. */
  onDrop: () => void;
  times?: Partial<ServingTimes> | undefined;
}

/** The request under way on each connection of a server; undefined between two requests. */
const connectionsByServer = new WeakMap<Server, Map<Socket, IncomingMessage | undefined>>();

function follow(server: Server): void {
  const connections = new Map<Socket, IncomingMessage | undefined>();
  connectionsByServer.set(server, connections);
  server.on("connection", (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response) => {
    connections.set(request.socket, request);
    response.once("close", () => {
      if (connections.get(request.socket) === request) connections.set(request.socket, undefined);
    });
  });
  // An upgraded connection is no longer this server's to cut.
  server.on("upgrade", (request: IncomingMessage) => connections.delete(request.socket));
}

/**
 * Lengthens a server's limits by the time for which the process has not read its sockets: after such a long task
 * Node would cut connections whose request has arrived whole, before it reads them.
 */
function excuseOwnDelays(server: Server, { headers, request, lookEvery }: ServingTimes): void {
  let readAt = performance.now();
  const noteRead = () => {
    readAt = performance.now();
  };
  // An immediate runs after sockets are read; a timer runs before it.
  const beat = setInterval(() => setImmediate(noteRead), lookEvery / 2).unref();
  server.once("close", () => clearInterval(beat));
  // Whole milliseconds: Node takes no others.
  const withDelay = (limit: number) => ({ get: () => limit + Math.ceil(performance.now() - readAt) });
  Object.defineProperty(server, "headersTimeout", withDelay(headers));
  Object.defineProperty(server, "requestTimeout", withDelay(request));
}

/** Creates an HTTP server with time limits; a request that arrives too slowly is a 408. */
export function createHttpServer(
  answer: RequestListener,
  { maxConnections, onDrop, times }: Serving,
): Server {
  const limits = { ...servingTimes, ...times };
  const { headers, request, lookEvery, idle } = limits;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: lookEvery,
      keepAliveTimeout: idle,
    },
    answer,
  );
  excuseOwnDelays(server, limits);
  server.maxConnections = maxConnections;
  server.on("drop", onDrop);
  follow(server);
  return server;
}

/** Milliseconds in which a closing server waits for the rest of requests, and for responses in progress. */
const endTimes = { requests: 2_000, answers: 10_000 };

/** Cuts the connections whose request is incomplete: no response can be lost. */
function cutUnfinished(server: Server): void {
  for (const [socket, request] of connectionsByServer.get(server) ?? [])
    if (!request?.complete) socket.destroy();
}

/**
 * Calls back once the data that has arrived is read: a timer that a long task has delayed comes ahead of the
 * sockets. The first turn accepts connections, the second reads them.
 */
const afterReading = (callback: () => void) => setImmediate(() => setImmediate(callback));

/**
 * Stops accepting requests and lets those in progress finish. The rest of a request may take two seconds, and a
 * response ten.
 */
export function closeServer(server: Server, { requests, answers } = endTimes): Promise<void> {
  return new Promise((resolve) => {
    const cuts = [
      setTimeout(() => afterReading(() => cutUnfinished(server)), requests),
      setTimeout(() => server.closeAllConnections(), answers),
    ];
    server.close(() => {
      for (const cut of cuts) clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
    // A connection with a response in progress would otherwise be kept open for the next request.
    server.keepAliveTimeout = 1;
  });
}
