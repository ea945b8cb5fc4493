import type { Bus } from "../bus/bus";
import type { Context } from "../graphql/context";
import type { LiveEvent, LiveSource } from "../graphql/live";
import type { Pipeline } from "../schema/pipeline";
import { isMember, type Viewer } from "../session/viewer";
import { answerEvent, type SocketOperation } from "./operation";
import { type SharedViewer, sharedViewerLike, viewerClass } from "./sharedViewer";
import { SubscriptionIndex } from "./subscriptionIndex";
import type { Frame, Wire } from "./wire/wire";

/** A subscription of a socket. */
export interface Listener {
  readonly id: string;
  readonly viewer: Viewer;
  hear(frame: Frame): void;
  /** The subscription must be reauthorized. */
  doubt(): void;
  /** An event was dropped, because execution is too slow. */
  miss(): void;
  /** The channel was split: this listener continues on another. */
  moved(to: Channel): void;
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
  to: readonly Listener[] | null;
  /** The result as JSON; null when it turned out to depend on the viewer. */
  answer: Promise<string | null>;
}

interface Wanted {
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
  readonly wanted: Wanted;
  readonly listeners = new Set<Listener>();
  readonly #people = new Map<number, Set<Listener>>();
  readonly #hub: Channels;
  readonly #stops: (() => void)[];
  /** The viewer shared by all subscribers; undefined where the only one runs as itself. */
  readonly #anybody: SharedViewer | undefined;
  #pending: Pending[] = [];

  constructor(hub: Channels, wanted: Wanted, founder: Viewer) {
    this.#hub = hub;
    this.wanted = wanted;
    if (wanted.key !== undefined) this.#anybody = sharedViewerLike(founder);
    const { organizationId } = founder;
    const { source } = wanted;
    const { subscriptionIndex } = hub;
    this.#stops = [
      ...source.topics.map((place) =>
        subscriptionIndex.listen({ organizationId, ...place }, (event) => this.take(event)),
      ),
      ...source.reauthorizeOn.map((place) =>
        subscriptionIndex.listen({ organizationId, ...place }, () => this.#doubt()),
      ),
    ];
  }

  enter(listener: Listener): void {
    this.listeners.add(listener);
    const { viewer } = listener;
    if (!isMember(viewer)) return;
    const own = this.#people.get(viewer.userId) ?? new Set();
    this.#people.set(viewer.userId, own.add(listener));
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    const { viewer } = listener;
    const own = isMember(viewer) ? this.#people.get(viewer.userId) : undefined;
    if (own?.delete(listener) && own.size === 0 && isMember(viewer)) this.#people.delete(viewer.userId);
    if (this.listeners.size === 0) this.#end();
  }

  #doubt(): void {
    for (const listener of [...this.listeners]) listener.doubt();
  }

  #end(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#hub.forget(this);
  }

  /** Executes an event, after those that came before it. */
  take(event: LiveEvent) {
    const [first] = this.listeners;
    const to = this.#meantBy(event);
    if (!first || to?.length === 0) return;
    if (this.#pending.length >= pendingAtMost) return this.#drop();
    const answer = this.#answer(event, this.#anybody?.viewer ?? first.viewer);
    this.#pending.push({ event, to, answer });
    if (this.#pending.length === 1) void this.#deliver();
  }

  /** The recipients of an event; null is all. */
  #meantBy(event: LiveEvent): readonly Listener[] | null {
    const recipients = this.wanted.source.recipientsFor(event);
    return recipients && [...new Set(recipients)].flatMap((userId) => [...(this.#people.get(userId) ?? [])]);
  }

  #drop(): void {
    for (const listener of this.listeners) listener.miss();
  }

  async #answer(event: LiveEvent, viewer: Viewer): Promise<string | null> {
    const { pipeline, createContext, fault } = this.#hub.parts;
    const anybody = this.#anybody;
    try {
      const context = await createContext(viewer);
      const occasion = { event, context: anybody?.guard(context) ?? context };
      const result = await answerEvent(pipeline, this.wanted.operation, occasion);
      return anybody?.wasAsked() ? null : JSON.stringify(result);
    } catch (error) {
      return anybody?.wasAsked() ? null : fault(error);
    }
  }

  async #deliver(): Promise<void> {
    for (let [head] = this.#pending; head; [head] = this.#pending) {
      const answer = await head.answer;
      if (this.#pending[0] !== head) return;
      if (answer === null) return this.#part();
      this.#pending.shift();
      this.#send(answer, head.to);
    }
  }

  #send(answer: string, to: readonly Listener[] | null): void {
    const { wire } = this.#hub.parts;
    const frames = new Map<string, Frame>();
    for (const listener of to ?? this.listeners) {
      // A subscriber may have left during execution.
      if (to !== null && !this.listeners.has(listener)) continue;
      let frame = frames.get(listener.id);
      if (!frame) {
        frame = wire.frame(nextMessage(listener.id, answer));
        frames.set(listener.id, frame);
      }
      listener.hear(frame);
    }
  }

  /** Moves every listener to a separate channel, with the events that are still pending. */
  #part(): void {
    const { operation, source } = this.wanted;
    const events = this.#pending.map(({ event }) => event);
    this.#pending = [];
    const listeners = [...this.listeners];
    this.listeners.clear();
    this.#people.clear();
    this.#end();
    this.#hub.keepApart(operation);
    for (const listener of listeners) {
      const own = this.#hub.join(operation, source, listener);
      listener.moved(own);
      for (const event of events) own.take(event);
    }
  }
}

/** All channels of a gateway. */
export class Channels {
  readonly parts: ChannelParts;
  readonly subscriptionIndex: SubscriptionIndex;
  readonly #shared = new Map<string, Channel>();
  /** The operations whose results depend on the viewer. */
  readonly #apart = new Set<string>();

  constructor(parts: ChannelParts) {
    this.parts = parts;
    this.subscriptionIndex = new SubscriptionIndex(parts.bus, (error) => void parts.fault(error));
  }

  /** Adds an authorized listener to the channel of its operation. */
  join(operation: SocketOperation, source: LiveSource, listener: Listener): Channel {
    const channel = this.#find(operation, source, listener.viewer);
    channel.enter(listener);
    return channel;
  }

  #find(operation: SocketOperation, source: LiveSource, viewer: Viewer): Channel {
    if (operation.isPersonal || this.#apart.has(toName(operation)))
      return new Channel(this, { operation, source, key: undefined }, viewer);
    const { operationName, text, variables } = operation;
    const key = JSON.stringify([viewerClass(viewer), operationName, variables, text]);
    const known = this.#shared.get(key);
    if (known) return known;
    const channel = new Channel(this, { operation, source, key }, viewer);
    this.#shared.set(key, channel);
    return channel;
  }

  forget({ wanted: { key } }: Channel): void {
    if (key !== undefined) this.#shared.delete(key);
  }

  keepApart(operation: SocketOperation): void {
    if (this.#apart.size >= apartAtMost) this.#apart.clear();
    this.#apart.add(toName(operation));
  }
}

const apartAtMost = 1_000;
const toName = ({ text, operationName }: SocketOperation): string => `${operationName ?? ""} ${text}`;
