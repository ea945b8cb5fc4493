import type { IncomingMessage } from "node:http";
import { type ExecutionResult, GraphQLError } from "graphql";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import type { Gateway } from "../gateway";
import type { Context, Effects } from "../graphql/context";
import { presentError } from "../graphql/faults";
import { callerOf, createContext, type Identity, identify, RejectedRequest } from "../http/openRequest";
import {
  answerEvent,
  OperationErrors,
  type OperationParts,
  openSource,
  readOperation,
  runOnce,
} from "./operation";
import {
  type ClientMessage,
  type Close,
  closes,
  duplicateId,
  type InitPayload,
  readMessage,
  type SubscribePayload,
} from "./protocol";
import type { Timers } from "./timers";

/** What all sockets of a gateway share. */
export interface ConnectionParts extends OperationParts {
  gateway: Gateway;
  timers: Timers;
}

interface Opened {
  socket: WebSocket;
  request: IncomingMessage;
  log: Logger;
}

const initWithin = 3_000;
// A socket's answers carry no headers: what changes the session's cookie is asked over HTTP.
const noEffects: Effects = { setSession: () => undefined };

type End = () => void;

/** One socket: its viewer, and the operations that it has open. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #opened: Opened;
  readonly #operations = new Map<string, End>();
  #state: "new" | "asking" | "ready" | "closed" = "new";
  #identity: Identity | undefined;
  #confirms = false;
  readonly #stopWaiting: End;

  constructor(parts: ConnectionParts, opened: Opened) {
    this.#parts = parts;
    this.#opened = opened;
    this.#stopWaiting = parts.timers.after(initWithin, () => this.close(closes.initTimeout));
    const { socket } = opened;
    socket.on("message", (data, isBinary) => this.#receive(isBinary ? "" : String(data)));
    socket.on("close", () => this.#end());
    socket.on("error", (error) => opened.log.info({ err: error }, "socket error"));
  }

  close([code, reason]: Close): void {
    this.#end();
    this.#opened.socket.close(code, reason);
  }

  #end(): void {
    this.#state = "closed";
    this.#stopWaiting();
    for (const end of this.#operations.values()) end();
    this.#operations.clear();
  }

  #receive(text: string): void {
    if (this.#state === "closed") return;
    const message = readMessage(text);
    if (message) this.#obey(message);
    else this.close(closes.invalidMessage);
  }

  #obey(message: ClientMessage): void {
    if (message.type === "connection_init") void this.#init(message.payload ?? {});
    else if (message.type === "ping") this.#send({ ...message, type: "pong" });
    else if (message.type === "complete") this.#stop(message.id);
    else if (message.type === "subscribe") this.#subscribe(message.id, message.payload);
  }

  async #init(said: InitPayload): Promise<void> {
    if (this.#state !== "new") return this.close(closes.initTwice);
    this.#state = "asking";
    this.#stopWaiting();
    try {
      const identity = await identify(this.#parts.gateway, this.#opened.request, said);
      if (said.authorization && identity.authenticatedBy === "nothing")
        return this.close(closes.sessionEnded);
      if (this.#isClosed()) return;
      this.#identity = identity;
      this.#confirms = said.confirm === true;
      this.#state = "ready";
      this.#send({ type: "connection_ack" });
    } catch (error) {
      if (error instanceof RejectedRequest) return this.close(closes.forbidden);
      this.#opened.log.error({ err: error }, "fault");
      this.#opened.socket.close(1011, "Something went wrong on our side");
    }
  }

  #isClosed(): boolean {
    return this.#state === "closed";
  }

  #subscribe(id: string, payload: SubscribePayload): void {
    if (this.#state !== "ready") this.close(closes.notAcknowledged);
    else if (this.#operations.has(id)) this.close(duplicateId(id));
    else this.#start(id, payload);
  }

  #start(id: string, payload: SubscribePayload): void {
    const ended = new AbortController();
    this.#operations.set(id, () => ended.abort());
    this.#run(id, { payload, ended: ended.signal }).catch((error: unknown) => this.#fail(id, error));
  }

  async #run(
    id: string,
    { payload, ended }: { payload: SubscribePayload; ended: AbortSignal },
  ): Promise<void> {
    const context = this.#context();
    const operation = readOperation(this.#parts, payload, context);
    if (!operation.isSubscription) {
      const result = await runOnce(this.#parts, operation, context);
      if (!ended.aborted) this.#next(id, result);
      return this.#complete(id);
    }
    const source = await openSource(operation, context);
    if (ended.aborted) return;
    // One event after the other, so that a later answer never overtakes an earlier one.
    let last: Promise<void> = Promise.resolve();
    const stop = source.listen(this.#parts.gateway.bus, context.viewer, (event) => {
      last = last
        .then(() => answerEvent(operation, event, this.#context()))
        .then((result) => void (ended.aborted || this.#next(id, result)))
        .catch((error: unknown) => this.#fail(id, error));
    });
    ended.addEventListener("abort", stop, { once: true });
    if (this.#confirms) this.#send({ type: "ping", payload: { listening: [id] } });
  }

  #context(): Context {
    if (!this.#identity) throw new Error("a socket runs nothing before it is acknowledged");
    const { viewer, tenant } = this.#identity;
    const { request, log } = this.#opened;
    const { gateway } = this.#parts;
    const caller = callerOf(request, gateway.config.trustProxy);
    return createContext(gateway, { viewer, tenant, effects: noEffects, log, ...caller });
  }

  #next(id: string, payload: ExecutionResult): void {
    this.#send({ id, type: "next", payload });
  }

  #complete(id: string): void {
    if (!this.#operations.delete(id)) return;
    this.#send({ id, type: "complete" });
  }

  #fail(id: string, error: unknown): void {
    const end = this.#operations.get(id);
    if (!end) return;
    end();
    this.#operations.delete(id);
    const { log } = this.#opened;
    const errors = error instanceof OperationErrors ? error.errors : [error];
    const payload = errors.map((one) =>
      one instanceof GraphQLError && one.locations ? one : presentError(one, log),
    );
    this.#send({ id, type: "error", payload });
  }

  #stop(id: string): void {
    this.#operations.get(id)?.();
    this.#operations.delete(id);
  }

  #send(message: unknown): void {
    const { socket } = this.#opened;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }
}
