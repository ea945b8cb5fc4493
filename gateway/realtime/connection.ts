import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import type { Caller } from "../http/clientAddress";
import { isWelcome } from "../http/cors";
import { type Identity, identify, RejectedRequest } from "../http/openRequest";
import { RateWindow } from "../RateWindow";
import { createContext, noRequest } from "../schema/createContext";
import type { ProxyWarning } from "../session/proxyWarning";
import { isMember, type Member, type Viewer } from "../session/viewer";
import { ActiveOperation, type OperationHost } from "./activeOperation";
import type { Channels } from "./channel";
import { ConnectionQuota } from "./connectionQuota";
import type { ConnectionRegistry } from "./connectionRegistry";
import type { HearingFrames } from "./hearingFrames";
import type { RealtimeLimits } from "./limits";
import type { OperationParts } from "./operation";
import {
  type ClientMessage,
  type Close,
  closeForError,
  closes,
  duplicateId,
  type InitPayload,
  readMessage,
  reasonFor,
} from "./protocol";
import { viewerClass } from "./sharedViewer";
import type { Timers } from "./timers";
import type { Frame, Peer, Wire, WireSocket } from "./wire/wire";

/** The parts that all sockets of a gateway share. */
export interface ConnectionParts extends OperationParts {
  gateway: Gateway;
  timers: Timers;
  limits: RealtimeLimits;
  people: ConnectionRegistry<Connection>;
  channels: Channels;
  wire: Wire;
  hearingFrames: HearingFrames;
  proxyWarning: ProxyWarning;
}

interface Opened extends Peer {
  request: IncomingMessage;
  caller: Caller;
  /** Removes this socket from the count of unauthenticated ones. */
  stopOpening: () => void;
}

const second = 1_000;

// Results over a socket carry no headers: operations that change the session's cookie go over HTTP.

/** Node's timers cannot be longer; a connection that lasts longer is checked in between. */
const longestTimer = 2_000_000_000;

/** One socket: its viewer and its open operations. */
export class Connection implements OperationHost {
  readonly parts: ConnectionParts;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #out: WireSocket;
  readonly #caller: Caller;
  readonly #messages: RateWindow;
  readonly #operations: RateWindow;
  readonly #quota: ConnectionQuota<Connection>;
  readonly #stopOpening: () => void;
  readonly #running = new Map<string, ActiveOperation>();
  /** The request of the upgrade, until connection_init. */
  #request: IncomingMessage | undefined;
  #state: "new" | "asking" | "ready" | "closed" = "new";
  #identity: Identity | undefined;
  #confirms = false;
  /** Removes this socket from presence. */
  #leave: () => void = () => undefined;
  #stopTimer: () => void;
  /** Pings sent since the peer last responded. */
  #silence = 0;

  constructor(parts: ConnectionParts, opened: Opened) {
    const { limits, timers, wire } = parts;
    const { webSocket, socket } = opened;
    this.parts = parts;
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#request = opened.request;
    this.#caller = opened.caller;
    this.#stopOpening = opened.stopOpening;
    this.#out = wire.open(opened);
    this.#quota = new ConnectionQuota(parts, opened.caller);
    this.#messages = new RateWindow({ most: limits.messagesPerSecond, within: second });
    this.#operations = new RateWindow({ most: limits.operationsPerSecond, within: second });
    this.#stopTimer = timers.after(limits.initWithin, () => this.close(closes.initTimeout));
    webSocket.on("message", (data, isBinary) => {
      if (this.#mayGoOn()) this.#receive(isBinary ? "" : String(data));
    });
    webSocket.on("ping", () => void this.#mayGoOn());
    webSocket.on("pong", () => void this.#mayGoOn());
    webSocket.on("close", () => this.#end());
    webSocket.on("error", (error) => parts.log.info({ err: error }, "socket error"));
  }

  get viewer(): Viewer {
    if (!this.#identity) throw new Error("a socket has no viewer before connection_init");
    return this.#identity.viewer;
  }

  /** Pings the peer, and closes the connection after two unanswered pings. */
  ping() {
    if (this.#silence >= 2) return this.#webSocket.terminate();
    this.#silence += 1;
    this.#out.flush();
    this.#webSocket.ping();
  }

  close(close: Close): void {
    if (this.#state === "closed") return;
    this.#end();
    this.#out.flush();
    this.parts.gateway.metrics.closedSocket(reasonFor(close));
    this.#webSocket.close(close[0], close[1]);
  }

  #end(): void {
    this.#state = "closed";
    this.#stopTimer();
    for (const running of [...this.#running.values()]) running.stop();
    this.#quota.leave(this);
    this.#leave();
  }

  /**
   * Counts every incoming message, also while closing. A flood is not even read: the peer is told why, and
   * the connection ends after the close timeout.
   */
  #mayGoOn(): boolean {
    this.#silence = 0;
    if (this.#messages.take(this.parts.gateway.clock().getTime()) === 0) return true;
    if (this.#webSocket.isPaused) return false;
    this.close(closes.tooManyMessages);
    this.#webSocket.pause();
    this.#socket.end();
    return false;
  }

  #receive(text: string): void {
    if (this.#state === "closed") return;
    const message = readMessage(text);
    if (message) this.#obey(message);
    else this.close(closes.invalidMessage);
  }

  #obey(message: ClientMessage): void {
    if (message.type === "connection_init") void this.#init(message.payload ?? {});
    else if (message.type === "ping") this.say({ ...message, type: "pong" });
    else if (message.type === "complete") this.#running.get(message.id)?.stop();
    else if (message.type === "subscribe") this.#subscribe(message);
  }

  async #init(said: InitPayload): Promise<void> {
    const request = this.#request;
    if (this.#state !== "new" || !request) return this.close(closes.initTwice);
    const { gateway } = this.parts;
    this.#state = "asking";
    this.#stopTimer();
    try {
      const identity = await identify(gateway, request, said);
      if (this.#isClosed()) return;
      this.#request = undefined;
      if (!isWelcome(request, identity.tenant, gateway.config.proxyHops)) return this.close(closes.forbidden);
      if (said.authorization && !identity.token) return this.close(closes.sessionEnded);
      this.#enter(identity, said.confirm === true);
    } catch (error) {
      if (error instanceof RejectedRequest) return this.close(closes.forbidden);
      this.parts.log.error({ err: error }, "fault");
      this.close(closeForError(error));
    }
  }

  #enter(identity: Identity, confirms: boolean) {
    const { gateway } = this.parts;
    this.#identity = identity;
    if (!this.#quota.enter(this, identity.viewer)) return this.close(closes.tooManySockets);
    this.#stopOpening();
    this.#confirms = confirms;
    this.#state = "ready";
    if (isMember(identity.viewer)) this.#leave = gateway.presence.arrive(identity.viewer);
    this.say({ type: "connection_ack" });
    if (!gateway.bus.hearsAll()) this.tellHearing(false);
    if (identity.token) void this.#watchEnd(identity.token);
  }

  #isClosed(): boolean {
    return this.#state === "closed";
  }

  /** Closes the socket when the session's time is over; using it elsewhere prolongs it. */
  async #watchEnd(token: string): Promise<void> {
    const { gateway, timers } = this.parts;
    const end = await gateway.sessions.endOf(token);
    if (this.#isClosed()) return;
    if (!end) return this.close(closes.sessionEnded);
    const left = Math.max(0, Math.min(longestTimer, end.getTime() - gateway.clock().getTime()));
    this.#stopTimer = timers.after(left, () => void this.#watchEnd(token));
  }

  /** The session is over: at once, whatever the socket was doing. */
  endSession({ tokenHash, except }: { tokenHash?: string | undefined; except?: string | undefined }): void {
    const { sessionHash } = this.viewer as Member;
    const isMeant = tokenHash === undefined ? sessionHash !== except : sessionHash === tokenHash;
    if (isMeant) this.close(closes.sessionEnded);
  }

  /** Events may have been missed: subscriptions are reauthorized, and the client is told to refetch. */
  async bridgeGap(): Promise<void> {
    await this.lookAgain();
    if (this.#isClosed()) return;
    for (const running of this.#running.values()) running.doubt();
    this.missed();
  }

  /**
   * Reloads the viewer. Changed rights need another socket: the client reconnects by itself, and catches up.
   */
  async lookAgain(): Promise<void> {
    const identity = this.#identity;
    if (!identity?.token) return;
    const found = await this.parts.gateway.sessions.find(identity.token);
    if (this.#isClosed()) return;
    if (found.state !== "live") return this.close(closes.sessionEnded);
    if (viewerClass(found.member) !== viewerClass(identity.viewer)) return this.close(closes.otherRights);
    this.#identity = { ...identity, viewer: found.member };
  }

  #subscribe({ id, payload }: Extract<ClientMessage, { type: "subscribe" }>) {
    if (this.#state !== "ready") return this.close(closes.notAcknowledged);
    if (this.#running.has(id)) return this.close(duplicateId(id));
    if (this.#operations.take(this.parts.gateway.clock().getTime()) > 0)
      return this.close(closes.tooManyOperations);
    const running = new ActiveOperation(id, this);
    this.#running.set(id, running);
    void running.start(payload);
  }

  async createContext(): Promise<Context> {
    const { gateway, log } = this.parts;
    const { viewer } = this;
    const tenant = await gateway.tenants.find(viewer.organizationId);
    if (!tenant) throw new RejectedRequest(404, "Organization not found");
    return createContext(gateway, { ...noRequest, ...this.#caller, viewer, tenant, log });
  }

  mayAddSubscription(): boolean {
    const isAdded = this.#quota.addSubscription();
    if (!isAdded) this.parts.gateway.metrics.refused("subscriptions");
    return isAdded;
  }

  removeSubscription(): void {
    this.#quota.removeSubscription();
  }

  forget(id: string): void {
    this.#running.delete(id);
  }

  confirm(id: string): void {
    if (this.#confirms) this.say({ type: "ping", payload: { listening: [id] } });
  }

  /** Tells the client whether events of all gateways arrive, or whether it must poll. */
  tellHearing(hearsAll: boolean): void {
    if (this.#confirms && this.#state === "ready")
      this.send(this.parts.hearingFrames[hearsAll ? "all" : "some"]);
  }

  /** Tells the client to refetch; one that does not support it is disconnected, and reconnects. */
  missed(ids: readonly string[] = [...this.#running.keys()]): void {
    if (ids.length === 0) return;
    if (this.#confirms) this.say({ type: "ping", payload: { listening: ids } });
    else this.close(closes.missed);
  }

  say(message: unknown): void {
    this.send(this.parts.wire.frame(JSON.stringify(message)));
  }

  send(frame: Frame): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    this.parts.people.messages += 1;
    this.#out.send(frame);
  }
}
