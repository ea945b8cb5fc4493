import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import type { Caller } from "../http/clientAddress";
import type { Identity } from "../http/identify";
import { RejectedRequest } from "../http/rejectedRequest";
import { RateWindow } from "../RateWindow";
import { createContext, noRequest } from "../schema/createContext";
import type { ProxyWarning } from "../session/proxyWarning";
import { getViewerClass, isMember, type Member, type Viewer } from "../session/viewer";
import { ActiveOperation, type OperationHost } from "./activeOperation";
import type { Channels } from "./channel";
import { ConnectionQuota } from "./connectionQuota";
import type { ConnectionRegistry } from "./connectionRegistry";
import type { HearingFrames } from "./hearingFrames";
import { identifyOpener } from "./identifyOpener";
import type { RealtimeLimits } from "./limits";
import type { OperationParts } from "./operation";
import {
  type ClientMessage,
  type Close,
  closes,
  duplicateId,
  type InitPayload,
  readMessage,
  reasonFor,
} from "./protocol";
import { Pulse } from "./pulse";
import type { Timers } from "./timers";
import { watchSession } from "./watchSession";
import type { Frame, Peer, Wire, WireSocket } from "./wire/wire";

/** The parts that all sockets of a gateway share. */
export interface ConnectionParts extends OperationParts {
  gateway: Gateway;
  timers: Timers;
  limits: RealtimeLimits;
  registry: ConnectionRegistry<Connection>;
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

/**
 * One socket: its viewer and its open operations. Results over it carry no headers: operations that change the
 * session's cookie go over HTTP.
 */
export class Connection implements OperationHost {
  readonly parts: ConnectionParts;
  readonly #webSocket: WebSocket;
  readonly #out: WireSocket;
  readonly #caller: Caller;
  readonly #pulse: Pulse;
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

  constructor(parts: ConnectionParts, opened: Opened) {
    const { webSocket } = opened;
    this.parts = parts;
    this.#webSocket = webSocket;
    this.#request = opened.request;
    this.#caller = opened.caller;
    this.#stopOpening = opened.stopOpening;
    this.#out = parts.wire.open(opened);
    this.#quota = new ConnectionQuota(parts, opened.caller);
    this.#pulse = new Pulse(opened, {
      clock: parts.gateway.clock,
      messagesPerSecond: parts.limits.messagesPerSecond,
      onFlood: () => this.close(closes.tooManyMessages),
    });
    this.#operations = new RateWindow({ most: parts.limits.operationsPerSecond, within: 1_000 });
    this.#stopTimer = parts.timers.after(parts.limits.initWithin, () => this.close(closes.initTimeout));
    webSocket.on("message", (data, isBinary) => {
      if (this.#pulse.receive()) this.#receive(isBinary ? "" : String(data));
    });
    webSocket.on("close", () => this.#end());
    webSocket.on("error", (error) => parts.log.info({ err: error }, "socket error"));
  }

  get viewer(): Viewer {
    if (!this.#identity) throw new Error("a socket has no viewer before connection_init");
    return this.#identity.viewer;
  }

  /** Pings the peer, and closes the connection after two unanswered pings. */
  ping() {
    if (!this.#pulse.isLost) this.#out.flush();
    this.#pulse.ping();
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

  #receive(text: string) {
    if (this.#state === "closed") return;
    const message = readMessage(text);
    if (!message) return this.close(closes.invalidMessage);
    if (message.type === "connection_init") void this.#init(message.payload ?? {});
    else if (message.type === "ping") this.sendMessage({ ...message, type: "pong" });
    else if (message.type === "complete") this.#running.get(message.id)?.stop();
    else if (message.type === "subscribe") this.#subscribe(message);
  }

  async #init(payload: InitPayload): Promise<void> {
    const request = this.#request;
    if (this.#state !== "new" || !request) return this.close(closes.initTwice);
    this.#request = undefined;
    this.#state = "asking";
    this.#stopTimer();
    const opener = await identifyOpener(this.parts, request, payload);
    if (this.#isClosed()) return;
    if (!("viewer" in opener)) return this.close(opener);
    this.#enter(opener, payload.confirm === true);
  }

  #enter(identity: Identity, confirms: boolean) {
    const { gateway } = this.parts;
    this.#identity = identity;
    if (!this.#quota.enter(this, identity.viewer)) return this.close(closes.tooManySockets);
    this.#stopOpening();
    this.#confirms = confirms;
    this.#state = "ready";
    if (isMember(identity.viewer)) this.#leave = gateway.presence.arrive(identity.viewer);
    this.sendMessage({ type: "connection_ack" });
    if (!gateway.bus.hearsAll()) this.sendHearing(false);
    if (identity.token)
      this.#stopTimer = watchSession(this.parts, identity.token, () => this.close(closes.sessionEnded));
  }

  #isClosed(): boolean {
    return this.#state === "closed";
  }

  /** Ends the session at once, even while the socket is busy. */
  endSession({ tokenHash, except }: { tokenHash?: string | undefined; except?: string | undefined }): void {
    const { sessionHash } = this.viewer as Member;
    const isMeant = tokenHash === undefined ? sessionHash !== except : sessionHash === tokenHash;
    if (isMeant) this.close(closes.sessionEnded);
  }

  /** Events may have been missed: subscriptions are reauthorized, and the client is asked to refetch. */
  async recoverFromGap(): Promise<void> {
    await this.reloadViewer();
    if (this.#isClosed()) return;
    for (const running of this.#running.values()) running.reauthorize();
    this.requestRefetch();
  }

  /** Reloads the viewer. With changed rights, the client reconnects automatically, and catches up. */
  async reloadViewer(): Promise<void> {
    const identity = this.#identity;
    if (!identity?.token) return;
    const found = await this.parts.gateway.sessions.find(identity.token);
    if (this.#isClosed()) return;
    if (found.state !== "live") return this.close(closes.sessionEnded);
    if (getViewerClass(found.member) !== getViewerClass(identity.viewer))
      return this.close(closes.otherRights);
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
    return this.#quota.addSubscription();
  }

  removeSubscription(): void {
    this.#quota.removeSubscription();
  }

  forget(id: string): void {
    this.#running.delete(id);
  }

  confirm(id: string): void {
    if (this.#confirms) this.sendMessage({ type: "ping", payload: { listening: [id] } });
  }

  /** Tells the client whether events of all gateways arrive, or whether it must poll. */
  sendHearing(hearsAll: boolean): void {
    if (this.#confirms && this.#state === "ready")
      this.send(this.parts.hearingFrames[hearsAll ? "all" : "some"]);
  }

  /** Tells the client to refetch; one that does not support it is disconnected, and reconnects. */
  requestRefetch(ids: readonly string[] = [...this.#running.keys()]): void {
    if (ids.length === 0) return;
    if (this.#confirms) this.sendMessage({ type: "ping", payload: { listening: ids } });
    else this.close(closes.missed);
  }

  sendMessage(message: unknown): void {
    this.send(this.parts.wire.frame(JSON.stringify(message)));
  }

  send(frame: Frame): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    this.parts.registry.messages += 1;
    this.#out.send(frame);
  }
}
