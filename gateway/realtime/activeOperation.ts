import { GraphQLError } from "graphql";
import type { Context } from "../graphql/context";
import { formatForSocket, presentError } from "../graphql/faults";
import { viewerFacts } from "../http/requestFacts";
import type { Metrics } from "../metrics/metrics";
import { readOperationName } from "../schema/plugins";
import type { Viewer } from "../session/viewer";
import type { Channel, Channels, Listener } from "./channel";
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
  say(message: unknown): void;
  send(frame: Frame): void;
  /** Counts a subscription of this user; false when there are too many. */
  mayAddSubscription(): boolean;
  removeSubscription(): void;
  /** Events were missed: the client has to refetch these operations. */
  missed(ids: readonly string[]): void;
  /** Confirms that the operation is open, if the client has asked for that. */
  confirm(id: string): void;
  forget(id: string): void;
}

const tooMany = () =>
  new OperationErrors([
    new GraphQLError("Too many subscriptions are open", { extensions: { code: "LIMIT_EXCEEDED" } }),
  ]);

/** An operation of a socket, from its subscribe message to its end. */
export class ActiveOperation implements Listener {
  readonly id: string;
  readonly #speaker: OperationHost;
  #isOver = false;
  #channel: Channel | undefined;
  #stopListening: (() => void) | undefined;
  /** Frames held back while the subscription is reauthorized. */
  #held: Frame[] | undefined;
  #reauthorizations = 0;

  constructor(id: string, speaker: OperationHost) {
    this.id = id;
    this.#speaker = speaker;
  }

  get viewer(): Viewer {
    return this.#speaker.viewer;
  }

  async start(payload: SubscribePayload): Promise<void> {
    try {
      const context = await this.#speaker.createContext();
      const operation = readOperation(this.#speaker.parts, payload, context);
      this.#note(operation);
      await (operation.isSubscription ? this.#listen(operation, context) : this.#runOnce(operation, context));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Writes the log line of a valid operation: a socket's request has none. */
  #note({ document, operationName }: SocketOperation): void {
    const operation = readOperationName(document, operationName);
    this.#speaker.parts.log.info({ operation, ...viewerFacts(this.viewer) }, "operation");
  }

  async #runOnce(operation: SocketOperation, context: Context): Promise<void> {
    const payload = await runOnce(this.#speaker.parts, operation, context);
    if (this.#isOver) return;
    this.#speaker.say({ id: this.id, type: "next", payload });
    this.stop();
    this.#speaker.say({ id: this.id, type: "complete" });
  }

  async #listen(operation: SocketOperation, context: Context): Promise<void> {
    const source = await openSource(this.#speaker.parts, operation, context);
    if (this.#isOver) return;
    if (!this.#speaker.mayAddSubscription()) throw tooMany();
    this.#channel = this.#speaker.parts.channels.join(operation, source, this);
    this.#stopListening = source.begin(context);
    this.#speaker.confirm(this.id);
  }

  hear(frame: Frame): void {
    if (this.#held) this.#held.push(frame);
    else this.#speaker.send(frame);
  }

  moved(to: Channel): void {
    this.#channel = to;
  }

  miss(): void {
    this.#speaker.missed([this.id]);
  }

  doubt(): void {
    this.#reauthorizations += 1;
    if (this.#held || !this.#channel) return;
    this.#held = [];
    void this.#askAgain();
  }

  /** Reauthorizes until no further doubt has come up, and then sends the frames that were held back. */
  async #askAgain(): Promise<void> {
    try {
      let asked = 0;
      while (asked !== this.#reauthorizations && this.#channel) {
        asked = this.#reauthorizations;
        const { operation } = this.#channel.wanted;
        await openSource(this.#speaker.parts, operation, await this.#speaker.createContext());
      }
    } catch (error) {
      return this.#fail(error);
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    if (!this.#isOver) for (const frame of held) this.#speaker.send(frame);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.stop();
    const errors = error instanceof OperationErrors ? error.errors : [error];
    const { log, gateway } = this.#speaker.parts;
    const presented = errors.map((failure) => presentError(failure, log));
    for (const { extensions } of presented) gateway.metrics.graphqlError(String(extensions["code"]));
    this.#speaker.say({ id: this.id, type: "error", payload: presented.map(formatForSocket) });
  }

  /** Ends the operation without a message. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#channel) {
      this.#channel.leave(this);
      this.#stopListening?.();
      this.#speaker.removeSubscription();
    }
    this.#speaker.forget(this.id);
  }
}
