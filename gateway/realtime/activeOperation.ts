import { GraphQLError } from "graphql";
import type { Context } from "../graphql/context";
import { formatForSocket, presentError } from "../graphql/faults";
import { viewerFacts } from "../http/requestFacts";
import type { Metrics } from "../metrics/metrics";
import { readOperationName } from "../schema/plugins";
import type { Viewer } from "../session/viewer";
import type { Channel, Channels, Subscriber } from "./channel";
import {
  OperationErrors,
  type OperationParts,
  openSource,
  readOperation,
  runOnce,
  type SocketOperation,
} from "./operation";
import type { SubscribePayload } from "./protocol";
import type { Frame } from "./wire/wire";

/** The connection, as an operation on it sees it. */
export interface OperationHost {
  readonly viewer: Viewer;
  readonly parts: OperationParts & { channels: Channels; gateway: { metrics: Metrics } };
  createContext(): Promise<Context>;
  sendMessage(message: unknown): void;
  send(frame: Frame): void;
  /** Counts a subscription of this user; false when there are too many. */
  mayAddSubscription(): boolean;
  removeSubscription(): void;
  /** Events were missed: the client has to refetch these operations. */
  requestRefetch(ids: readonly string[]): void;
  /** Confirms that the operation is open, if the client has asked for that. */
  confirm(id: string): void;
  forget(id: string): void;
}

const tooMany = () =>
  new OperationErrors([
    new GraphQLError("Too many subscriptions are open", { extensions: { code: "LIMIT_EXCEEDED" } }),
  ]);

/** An operation of a socket, from its subscribe message to its end. */
export class ActiveOperation implements Subscriber {
  readonly id: string;
  readonly #host: OperationHost;
  #isOver = false;
  #channel: Channel | undefined;
  #stopSource: (() => void) | undefined;
  /** Frames held back while the subscription is reauthorized. */
  #held: Frame[] | undefined;
  #reauthorizations = 0;
  /** Resolves when the latest reauthorization has ended. */
  #quiet: Promise<void> | undefined;

  constructor(id: string, host: OperationHost) {
    this.id = id;
    this.#host = host;
  }

  get viewer(): Viewer {
    return this.#host.viewer;
  }

  async start(payload: SubscribePayload): Promise<void> {
    try {
      const context = await this.#host.createContext();
      const operation = readOperation(this.#host.parts, payload, context);
      this.#log(operation);
      await (operation.isSubscription
        ? this.#subscribe(operation, context)
        : this.#runOnce(operation, context));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Writes the log line of a valid operation: a socket's request has none. */
  #log({ document, operationName }: SocketOperation): void {
    const operation = readOperationName(document, operationName);
    this.#host.parts.log.info({ operation, ...viewerFacts(this.viewer) }, "operation");
  }

  async #runOnce(operation: SocketOperation, context: Context): Promise<void> {
    const payload = await runOnce(this.#host.parts, operation, context);
    if (this.#isOver) return;
    this.#host.sendMessage({ id: this.id, type: "next", payload });
    this.stop();
    this.#host.sendMessage({ id: this.id, type: "complete" });
  }

  async #subscribe(operation: SocketOperation, context: Context): Promise<void> {
    const source = await openSource(this.#host.parts, operation, context);
    if (this.#isOver) return;
    if (!this.#host.mayAddSubscription()) throw tooMany();
    this.#channel = this.#host.parts.channels.join(operation, source, this);
    this.#stopSource = source.begin(context);
    if (source.reauthorizeOn.length > 0) {
      // Access may have been withdrawn before the channel listened for it.
      this.reauthorize();
      await this.#quiet;
      if (this.#isOver) return;
    }
    this.#host.confirm(this.id);
  }

  send(frame: Frame): void {
    if (this.#held) this.#held.push(frame);
    else this.#host.send(frame);
  }

  moveTo(to: Channel): void {
    this.#channel = to;
  }

  skip(): void {
    this.#host.requestRefetch([this.id]);
  }

  reauthorize(): void {
    this.#reauthorizations += 1;
    if (this.#held || !this.#channel) return;
    this.#held = [];
    this.#quiet = this.#reauthorizeUntilQuiet();
  }

  /** Reauthorizes until it was not asked for again, and then sends the frames that were held back. */
  async #reauthorizeUntilQuiet(): Promise<void> {
    try {
      let handled = 0;
      while (handled !== this.#reauthorizations && this.#channel) {
        handled = this.#reauthorizations;
        const { operation } = this.#channel.spec;
        await openSource(this.#host.parts, operation, await this.#host.createContext());
      }
    } catch (error) {
      return this.#fail(error);
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    if (!this.#isOver) for (const frame of held) this.#host.send(frame);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.stop();
    const errors = error instanceof OperationErrors ? error.errors : [error];
    const { log, gateway } = this.#host.parts;
    const presented = errors.map((failure) => presentError(failure, log));
    for (const { extensions } of presented) gateway.metrics.graphqlError(String(extensions["code"]));
    this.#host.sendMessage({ id: this.id, type: "error", payload: presented.map(formatForSocket) });
  }

  /** Ends the operation without a message. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#channel) {
      this.#channel.leave(this);
      this.#stopSource?.();
      this.#host.removeSubscription();
    }
    this.#host.forget(this.id);
  }
}
