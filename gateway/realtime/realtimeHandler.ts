import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ServerOptions, WebSocketServer } from "ws";
import { findOutage } from "../database/outage";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import { formatForSocket, presentError } from "../graphql/faults";
import type { DocumentRules } from "../graphql/persisted";
import { getCaller } from "../http/clientAddress";
import { isOwnPage, mayBeWelcome } from "../http/cors";
import { RejectedRequest } from "../http/rejectedRequest";
import { getRequestUrl } from "../http/requestUrl";
import { createContext, noRequest } from "../schema/createContext";
import type { Pipeline } from "../schema/pipeline";
import { ProxyWarning } from "../session/proxyWarning";
import type { Viewer } from "../session/viewer";
import { Channels } from "./channel";
import { Connection, type ConnectionParts } from "./connection";
import { ConnectionRegistry, memberName } from "./connectionRegistry";
import { buildHearingFrames } from "./hearingFrames";
import { OpeningSockets, type RealtimeLimits, realtimeLimits } from "./limits";
import { closeForError, closes, largestMessage, mostFragments, subprotocol } from "./protocol";
import type { Timers } from "./timers";
import { openWire } from "./wire/openWire";

/** The WebSocket handler of a gateway. */
export interface RealtimeHandler {
  /** Closes every socket, so that the HTTP server can close. */
  close(): void;
}

interface HandlerOptions {
  gateway: Gateway;
  pipeline: Pipeline;
  documents: DocumentRules;
  timers: Timers;
  limits?: Partial<RealtimeLimits> | undefined;
}

/** Milliseconds between two sockets that a task runs for. */
const taskStep = 2;

const refusals = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

/** Refuses an upgrade and closes the connection, which the HTTP server no longer tracks. */
function refuse(socket: Duplex, status: keyof typeof refusals): void {
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Whether the page's origin can belong to no tenant of the socket; connection_init names the tenant. */
async function isForeign(gateway: Gateway, request: IncomingMessage): Promise<boolean> {
  const { proxyHops } = gateway.config;
  if (isOwnPage(request, proxyHops)) return false;
  return !mayBeWelcome({ tenants: await gateway.tenants.list(), request, proxyHops, isNamedLater: true });
}

/** The status that refuses an upgrade; undefined accepts it. */
async function findRefusal(
  gateway: Gateway,
  request: IncomingMessage,
): Promise<keyof typeof refusals | undefined> {
  const { pathname } = getRequestUrl(request);
  if (pathname !== "/graphql" && pathname !== "/graphql/") return 404;
  return (await isForeign(gateway, request)) ? 403 : undefined;
}

function createParts({ gateway, pipeline, documents, timers, limits }: HandlerOptions): ConnectionParts {
  const { bus, log } = gateway;
  const everyLimit = { ...realtimeLimits, ...limits };
  const wire = openWire(gateway.config.realtimeWire, everyLimit.bufferedBytes);
  const channels = new Channels({
    bus,
    wire,
    pipeline,
    async createContext(viewer: Viewer): Promise<Context> {
      const tenant = await gateway.tenants.find(viewer.organizationId);
      if (!tenant) throw new RejectedRequest(404, "Organization not found");
      // A shared execution has no request.
      return createContext(gateway, { ...noRequest, viewer, tenant, log });
    },
    fault: (error) => JSON.stringify({ data: null, errors: [formatForSocket(presentError(error, log))] }),
  });
  const shared = { gateway, pipeline, documents, timers, log, channels };
  return {
    ...shared,
    limits: everyLimit,
    registry: new ConnectionRegistry(),
    wire,
    hearingFrames: buildHearingFrames(wire),
    proxyWarning: new ProxyWarning(),
  };
}

type ConnectionTask = (connection: Connection) => Promise<void>;

function runTask(connection: Connection, task: ConnectionTask): void {
  task(connection).catch((error: unknown) => {
    connection.parts.log.error({ err: error }, "fault");
    connection.close(closeForError(error));
  });
}

/**
 * Reloads the viewers one after the other: each queries the database, and often its client then refetches a
 * whole screen.
 */
function runTaskForAll(connections: ReadonlySet<Connection>, timers: Timers, task: ConnectionTask): void {
  let turn = 0;
  for (const connection of connections) {
    timers.after(turn * taskStep, () => runTask(connection, task));
    turn += 1;
  }
}

/** Ends the subscriptions that a user has lost the right to, on whichever gateway that was decided. */
function watchUsers(connections: ReadonlySet<Connection>, parts: ConnectionParts): () => void {
  const { gateway, registry, timers } = parts;
  const findConnections = (userId: number) => [...(registry.find(memberName(userId))?.connections ?? [])];
  const stops = [
    gateway.bus.subscribe("sessionsEnded", ({ userId, ...which }) => {
      for (const connection of findConnections(userId)) connection.endSession(which);
    }),
    gateway.bus.subscribe("userChanged", ({ userId }) => {
      for (const connection of findConnections(userId)) runTask(connection, (each) => each.reloadViewer());
    }),
    gateway.bus.subscribe("usersChanged", ({ userIds }) => {
      for (const userId of userIds)
        for (const connection of findConnections(userId)) runTask(connection, (each) => each.reloadViewer());
    }),
    gateway.bus.onHearing((hearsAll) => {
      for (const connection of connections) connection.sendHearing(hearsAll);
    }),
    gateway.bus.onGap(() => runTaskForAll(connections, timers, (each) => each.recoverFromGap())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Pings every socket; and reloads its viewer while events of other gateways do not arrive. */
function pingRegularly(
  connections: ReadonlySet<Connection>,
  { gateway, timers, limits }: ConnectionParts,
): () => void {
  let stop = timers.after(limits.pingEvery, ping);
  function ping() {
    for (const connection of connections) connection.ping();
    if (!gateway.bus.hearsAll()) runTaskForAll(connections, timers, (each) => each.reloadViewer());
    stop = timers.after(limits.pingEvery, ping);
  }
  return () => stop();
}

/** `closeTimeout` is an option of ws that its types do not name. */
const serverOptions = ({ closeWithin }: RealtimeLimits): ServerOptions & { closeTimeout: number } => ({
  noServer: true,
  maxPayload: largestMessage,
  maxFragments: mostFragments,
  closeTimeout: closeWithin,
  perMessageDeflate: false,
  clientTracking: false,
  handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
});

/** Serves WebSockets at /graphql on the one HTTP server. */
export function createRealtimeHandler(server: Server, options: HandlerOptions): RealtimeHandler {
  const { gateway } = options;
  const parts = createParts(options);
  const { limits } = parts;
  const opening = new OpeningSockets(limits.openingPerAddress);
  const connections = new Set<Connection>();
  const stops = [watchUsers(connections, parts), pingRegularly(connections, parts)];
  const { registry } = parts;
  gateway.metrics.watch({
    realtime: () => ({
      sockets: connections.size,
      messages: registry.messages,
      subscriptions: registry.countSubscriptions(),
    }),
  });
  const sockets = new WebSocketServer(serverOptions(limits));

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const caller = getCaller(request, gateway.config.proxyHops);
    const stopOpening = opening.enter(caller.address, !caller.isBehindUnknownProxy);
    if (!stopOpening) {
      gateway.metrics.refused("openingSockets");
      return refuse(socket, 429);
    }
    if (opening.isOver(caller.address)) parts.proxyWarning.say(gateway.log);
    socket.once("close", stopOpening);
    const status = await findRefusal(gateway, request);
    if (status !== undefined) return refuse(socket, status);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(parts, { webSocket, socket, request, caller, stopOpening });
      connections.add(connection);
      webSocket.on("close", () => connections.delete(connection));
      if (webSocket.protocol !== subprotocol) connection.close(closes.badSubprotocol);
    });
  }

  server.on("upgrade", (request, socket, head) => {
    // For as long as it lives: a refused one may be reset by its client while the refusal is being sent.
    socket.on("error", () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => {
      if (error instanceof RejectedRequest) return refuse(socket, 400);
      gateway.log.error({ err: error }, "fault");
      refuse(socket, findOutage(error) ? 503 : 500);
    });
  });

  return {
    close() {
      for (const stop of stops) stop();
      for (const connection of connections) connection.close(closes.goingAway);
      sockets.close();
    },
  };
}
