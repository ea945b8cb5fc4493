import type { Bus } from "../bus/bus";
import type { Context } from "../graphql/context";
import type { LiveEvent, LiveSource } from "../graphql/live";
import type { Pipeline } from "../schema/pipeline";
import { getViewerClass, isMember, type Viewer } from "../session/viewer";
import { runForEvent, type SocketOperation } from "./operation";
import { createSharedViewer, type SharedViewer } from "./sharedViewer";
import { SubscriptionIndex } from "./subscriptionIndex";
import type { Frame, Wire } from "./wire/wire";

/** A subscription of a socket. */
export interface Subscriber {
  readonly id: string;
  readonly viewer: Viewer;
  send(frame: Frame): void;
  /** The subscription must be reauthorized. */
  reauthorize(): void;
  /** An event was dropped, because execution is too slow. */
  skip(): void;
  /** The channel was split: this subscriber continues on another. */
  moveTo(to: Channel): void;
}

/** The parts of the gateway that channels use. */
export interface ChannelParts {
  pipeline: Pipeline;
  bus: Bus;
  createContext(viewer: Viewer): Promise<Context>;
  fault(error: unknown): string;
  wire: Pick<Wire, "frame">;
}

/** The message of one result; for equal operations only the id differs. */
const nextMessage = (id: string, payload: string): string =>
  `{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`;

/** The most events of a channel that may await their results. */
const pendingAtMost = 1_000;

interface Pending {
  event: LiveEvent;
  /** The recipients; null is everyone subscribed when the result arrives. */
  to: readonly Subscriber[] | null;
  /** The result as JSON; null when it turned out to depend on the viewer. */
  payload: Promise<string | null>;
}

interface ChannelSpec {
  operation: SocketOperation;
  source: LiveSource;
  /** The class of viewers that it is for; undefined serves one viewer alone. */
  key: string | undefined;
}

/**
 * One operation, executed and serialized once per event for all its subscribers. It runs for a shared viewer;
 * when a resolver reads that viewer's identity, the channel is split, and the operation runs for each
 * subscriber. An event with recipients goes only to those of them who subscribe, and is still executed once.
 */
export class Channel {
  readonly spec: ChannelSpec;
  readonly subscribers = new Set<Subscriber>();
  readonly #byUser = new Map<number, Set<Subscriber>>();
  readonly #channels: Channels;
  readonly #stops: (() => void)[];
  /** The viewer shared by all subscribers; undefined where the only one runs as itself. */
  readonly #sharedViewer: SharedViewer | undefined;
  #pending: Pending[] = [];

  constructor(channels: Channels, spec: ChannelSpec, viewer: Viewer) {
    this.#channels = channels;
    this.spec = spec;
    if (spec.key !== undefined) this.#sharedViewer = createSharedViewer(viewer);
    const { organizationId } = viewer;
    const { source } = spec;
    const { subscriptionIndex } = channels;
    this.#stops = [
      ...source.topics.map((place) =>
        subscriptionIndex.subscribe({ organizationId, ...place }, (event) => this.receive(event)),
      ),
      ...source.reauthorizeOn.map((place) =>
        subscriptionIndex.subscribe({ organizationId, ...place }, () => this.#reauthorize()),
      ),
    ];
  }

  enter(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    const { viewer } = subscriber;
    if (!isMember(viewer)) return;
    const own = this.#byUser.get(viewer.userId) ?? new Set();
    this.#byUser.set(viewer.userId, own.add(subscriber));
  }

  leave(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
    const { viewer } = subscriber;
    const own = isMember(viewer) ? this.#byUser.get(viewer.userId) : undefined;
    if (own?.delete(subscriber) && own.size === 0 && isMember(viewer)) this.#byUser.delete(viewer.userId);
    if (this.subscribers.size === 0) this.#end();
  }

  #reauthorize(): void {
    for (const subscriber of [...this.subscribers]) subscriber.reauthorize();
  }

  #end(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#channels.forget(this);
  }

  /** Executes an event, after those that came before it. */
  receive(event: LiveEvent) {
    const [first] = this.subscribers;
    const to = this.#findRecipients(event);
    if (!first || to?.length === 0) return;
    if (this.#pending.length >= pendingAtMost) return this.#drop();
    const payload = this.#execute(event, this.#sharedViewer?.viewer ?? first.viewer);
    this.#pending.push({ event, to, payload });
    if (this.#pending.length === 1) void this.#deliver();
  }

  /** The recipients of an event; null is all. */
  #findRecipients(event: LiveEvent): readonly Subscriber[] | null {
    const recipients = this.spec.source.recipientsFor(event);
    return recipients && [...new Set(recipients)].flatMap((userId) => [...(this.#byUser.get(userId) ?? [])]);
  }

  #drop(): void {
    for (const subscriber of this.subscribers) subscriber.skip();
  }

  async #execute(event: LiveEvent, viewer: Viewer): Promise<string | null> {
    const { pipeline, createContext, fault } = this.#channels.parts;
    const sharedViewer = this.#sharedViewer;
    try {
      const context = await createContext(viewer);
      const execution = { event, context: sharedViewer?.guard(context) ?? context };
      const result = await runForEvent(pipeline, this.spec.operation, execution);
      return sharedViewer?.wasRead() ? null : JSON.stringify(result);
    } catch (error) {
      return sharedViewer?.wasRead() ? null : fault(error);
    }
  }

  async #deliver(): Promise<void> {
    for (let [head] = this.#pending; head; [head] = this.#pending) {
      const payload = await head.payload;
      if (this.#pending[0] !== head) return;
      if (payload === null) return this.#split();
      this.#pending.shift();
      this.#send(payload, head.to);
    }
  }

  #send(payload: string, to: readonly Subscriber[] | null): void {
    const { wire } = this.#channels.parts;
    const frames = new Map<string, Frame>();
    for (const subscriber of to ?? this.subscribers) {
      // A subscriber may have left during execution.
      if (to !== null && !this.subscribers.has(subscriber)) continue;
      let frame = frames.get(subscriber.id);
      if (!frame) {
        frame = wire.frame(nextMessage(subscriber.id, payload));
        frames.set(subscriber.id, frame);
      }
      subscriber.send(frame);
    }
  }

  /** Moves every subscriber to a separate channel, with the events that are still pending. */
  #split(): void {
    const { operation, source } = this.spec;
    const events = this.#pending.map(({ event }) => event);
    this.#pending = [];
    const subscribers = [...this.subscribers];
    this.subscribers.clear();
    this.#byUser.clear();
    this.#end();
    this.#channels.markPersonal(operation);
    for (const subscriber of subscribers) {
      const own = this.#channels.join(operation, source, subscriber);
      subscriber.moveTo(own);
      for (const event of events) own.receive(event);
    }
  }
}

/** All channels of a gateway. */
export class Channels {
  readonly parts: ChannelParts;
  readonly subscriptionIndex: SubscriptionIndex;
  readonly #shared = new Map<string, Channel>();
  /** The operations whose results depend on the viewer. */
  readonly #personal = new Set<string>();

  constructor(parts: ChannelParts) {
    this.parts = parts;
    this.subscriptionIndex = new SubscriptionIndex(parts.bus, (error) => void parts.fault(error));
  }

  /** Adds an authorized subscriber to the channel of its operation. */
  join(operation: SocketOperation, source: LiveSource, subscriber: Subscriber): Channel {
    const channel = this.#find(operation, source, subscriber.viewer);
    channel.enter(subscriber);
    return channel;
  }

  #find(operation: SocketOperation, source: LiveSource, viewer: Viewer): Channel {
    if (operation.isPersonal || this.#personal.has(toName(operation)))
      return new Channel(this, { operation, source, key: undefined }, viewer);
    const { operationName, text, variables } = operation;
    const key = JSON.stringify([getViewerClass(viewer), operationName, variables, text]);
    const known = this.#shared.get(key);
    if (known) return known;
    const channel = new Channel(this, { operation, source, key }, viewer);
    this.#shared.set(key, channel);
    return channel;
  }

  forget({ spec: { key } }: Channel): void {
    if (key !== undefined) this.#shared.delete(key);
  }

  markPersonal(operation: SocketOperation): void {
    if (this.#personal.size >= personalAtMost) this.#personal.clear();
    this.#personal.add(toName(operation));
  }
}

const personalAtMost = 1_000;
const toName = ({ text, operationName }: SocketOperation): string => `${operationName ?? ""} ${text}`;
