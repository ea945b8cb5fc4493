import type { Bus } from "../bus/bus";
import type { Context } from "../graphql/context";
import type { LiveEvent, LiveSource } from "../graphql/live";
import type { Viewer } from "../session/viewer";
import { type AnyViewer, anyViewerLike, classOf } from "./anyViewer";
import { nextFrame } from "./frames";
import { answerEvent, type Operation } from "./operation";

/** One who listens: a subscription of a socket. */
export interface Listener {
  readonly id: string;
  readonly viewer: Viewer;
  hear(frame: Buffer): void;
  /** The right to listen has to be asked for again. */
  doubt(): void;
  /** An event was dropped, because answers come too slowly. */
  miss(): void;
  /** The channel has parted: from now on this one listens through another. */
  moved(to: Channel): void;
}

/** What channels need of the gateway. */
export interface ChannelParts {
  bus: Bus;
  createContext(viewer: Viewer): Promise<Context>;
  fault(error: unknown): string;
}

/** How many events of a channel may wait for their answers. */
const pendingAtMost = 1_000;

const nobody: ReadonlySet<Listener> = new Set();

interface Pending {
  event: LiveEvent;
  /** Who is meant; null for all. */
  to: ReadonlySet<Listener> | null;
  /** The answer as JSON; null when it turned out to depend on who listens. */
  answer: Promise<string | null>;
}

interface Wanted {
  operation: Operation;
  source: LiveSource;
  /** The class of viewers that it is for; undefined serves one viewer alone. */
  key: string | undefined;
}

/**
 * One operation, executed once for each event and serialized once, for all who listen to it. It runs on behalf of
 * nobody in particular; when anything on the way asks who the viewer is, the channel parts, and each is answered alone.
 * Which events are meant may depend on who listens without that: then each is asked, and the answer is still one.
 */
export class Channel {
  readonly wanted: Wanted;
  readonly listeners = new Set<Listener>();
  readonly #hub: Channels;
  readonly #stops: (() => void)[];
  /** Stands for all listeners; undefined where the only one stands for itself. */
  readonly #anybody: AnyViewer | undefined;
  /** Stands for all listeners where it is asked which events are meant. */
  readonly #asking: AnyViewer | undefined;
  #isAskedEach = false;
  #pending: Pending[] = [];

  constructor(hub: Channels, wanted: Wanted, founder: Viewer) {
    this.#hub = hub;
    this.wanted = wanted;
    if (wanted.key !== undefined) {
      this.#anybody = anyViewerLike(founder);
      this.#asking = anyViewerLike(founder);
    }
    const { bus } = hub.parts;
    const { source } = wanted;
    this.#stops = [
      ...source.topics.map((topic) => bus.subscribe(topic, (event) => this.take(event))),
      ...source.doubtfulTopics.map((topic) =>
        bus.subscribe(topic, (event) => {
          for (const listener of this.listeners)
            if (source.isDoubtful(topic, event, listener.viewer)) listener.doubt();
        }),
      ),
    ];
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.#end();
  }

  #end(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#hub.forget(this);
  }

  /** Answers an event, after those that came before it. */
  take(event: LiveEvent) {
    const [first] = this.listeners;
    const to = this.#meantBy(event);
    if (!first || to?.size === 0) return;
    if (this.#pending.length >= pendingAtMost) return this.#drop();
    const answer = this.#answer(event, this.#anybody?.viewer ?? first.viewer);
    this.#pending.push({ event, to, answer });
    if (this.#pending.length === 1) void this.#deliver();
  }

  /** Who is meant: null for all; where that depends on who listens, everybody is asked for themselves. */
  #meantBy(event: LiveEvent): ReadonlySet<Listener> | null {
    const { source } = this.wanted;
    if (!this.#isAskedEach) {
      const [first] = this.listeners;
      const viewer = this.#asking?.viewer ?? first?.viewer;
      const isMeant = viewer !== undefined && source.isAbout(event, viewer);
      if (!this.#asking?.wasAsked()) return isMeant ? null : nobody;
      this.#isAskedEach = true;
    }
    return new Set([...this.listeners].filter(({ viewer }) => source.isAbout(event, viewer)));
  }

  #drop(): void {
    for (const listener of this.listeners) listener.miss();
  }

  async #answer(event: LiveEvent, viewer: Viewer): Promise<string | null> {
    const { createContext, fault } = this.#hub.parts;
    const anybody = this.#anybody;
    try {
      const context = await createContext(viewer);
      const result = await answerEvent(this.wanted.operation, event, anybody?.guard(context) ?? context);
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
      this.#tell(answer, head.to);
    }
  }

  #tell(answer: string, to: ReadonlySet<Listener> | null): void {
    const frames = new Map<string, Buffer>();
    for (const listener of this.listeners) {
      if (to !== null && !to.has(listener)) continue;
      let frame = frames.get(listener.id);
      if (!frame) {
        frame = nextFrame(listener.id, answer);
        frames.set(listener.id, frame);
      }
      listener.hear(frame);
    }
  }

  /** Gives every listener a channel of its own, and each of them the events that are still to be answered. */
  #part(): void {
    const { operation, source } = this.wanted;
    const events = this.#pending.map(({ event }) => event);
    this.#pending = [];
    const listeners = [...this.listeners];
    this.listeners.clear();
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
  readonly #shared = new Map<string, Channel>();
  /** The operations that were seen to depend on who listens. */
  readonly #apart = new Set<string>();

  constructor(parts: ChannelParts) {
    this.parts = parts;
  }

  /** Lets a listener into the channel of its operation. That it may listen was asked before. */
  join(operation: Operation, source: LiveSource, listener: Listener): Channel {
    const channel = this.#find(operation, source, listener.viewer);
    channel.listeners.add(listener);
    return channel;
  }

  #find(operation: Operation, source: LiveSource, viewer: Viewer): Channel {
    if (operation.isPersonal || this.#apart.has(nameOf(operation)))
      return new Channel(this, { operation, source, key: undefined }, viewer);
    const { operationName, text, variables } = operation;
    const key = JSON.stringify([classOf(viewer), operationName, variables, text]);
    const known = this.#shared.get(key);
    if (known) return known;
    const channel = new Channel(this, { operation, source, key }, viewer);
    this.#shared.set(key, channel);
    return channel;
  }

  forget({ wanted: { key } }: Channel): void {
    if (key !== undefined) this.#shared.delete(key);
  }

  keepApart(operation: Operation): void {
    if (this.#apart.size >= apartAtMost) this.#apart.clear();
    this.#apart.add(nameOf(operation));
  }
}

const apartAtMost = 1_000;
const nameOf = ({ text, operationName }: Operation): string => `${operationName ?? ""} ${text}`;
