import type { ChatMessage } from "../messageData";
import {
  elsewhere,
  isBehind,
  openTimeline,
  type Page,
  type Timeline,
  withChange,
  withChanges,
  withNewer,
  withOlder,
} from "./timeline";

/** The part of a room to read; the latest messages by default. */
export interface Stretch {
  before?: number;
  after?: number;
  around?: number;
}

/** A page of messages, and which of them are the viewer's favourites. */
export interface FeedPage extends Page {
  favourites: readonly number[];
}

/** The changes since a version. */
export interface Changes {
  messages: readonly ChatMessage[];
  version: number;
  isComplete: boolean;
}

/** The source of a room's messages. */
export interface RoomSource {
  readPage(stretch: Stretch): Promise<FeedPage>;
  readChanges(since: number): Promise<Changes>;
}

/** The state of a room's messages. */
export interface FeedState {
  timeline: Timeline;
  favourites: ReadonlySet<number>;
  loading: "older" | "newer" | "elsewhere" | null;
  /** Why the last read failed; null if it succeeded. */
  failure: Error | null;
}

/** After this many rounds of missed changes the room is read from scratch. */
const mostRounds = 5;
/** Milliseconds to wait for changes that arrive out of order. */
const patience = 300;

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** A room's messages: pages, live changes, and changes that were missed. */
export class RoomFeed {
  readonly #source: RoomSource;
  readonly #listeners = new Set<() => void>();
  #state: FeedState;
  #catching: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: RoomSource, page: FeedPage) {
    this.#source = source;
    this.#state = {
      timeline: openTimeline(page),
      favourites: new Set(page.favourites),
      loading: null,
      failure: null,
    };
  }

  readonly state = (): FeedState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Cancels scheduled work. */
  readonly close = (): void => clearTimeout(this.#timer);

  #show(change: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #read(loading: FeedState["loading"], stretch: Stretch, take: (page: FeedPage) => Timeline) {
    if (this.#state.loading !== null) return false;
    this.#show({ loading });
    try {
      const page = await this.#source.readPage(stretch);
      const favourites = new Set([...this.#state.favourites, ...page.favourites]);
      this.#show({ timeline: take(page), favourites, loading: null, failure: null });
    } catch (error) {
      this.#show({ loading: null, failure: toError(error) });
      return false;
    }
    if (isBehind(this.#state.timeline)) await this.catchUp();
    return true;
  }

  async readOlder(): Promise<void> {
    const { messages, hasOlder } = this.#state.timeline;
    const [first] = messages;
    if (!first || !hasOlder) return;
    await this.#read("older", { before: first.id }, (page) => withOlder(this.#state.timeline, page));
  }

  async readNewer(): Promise<void> {
    const { messages, hasNewer } = this.#state.timeline;
    const last = messages.at(-1);
    if (!last || !hasNewer) return;
    await this.#read("newer", { after: last.id }, (page) => withNewer(this.#state.timeline, page));
  }

  /** Replaces the messages with those around a given one. Returns whether it exists. */
  async readAround(id: number): Promise<boolean> {
    const has = () => this.#state.timeline.messages.some((message) => message.id === id);
    return (
      has() ||
      ((await this.#read("elsewhere", { around: id }, (page) => elsewhere(this.#state.timeline, page))) &&
        has())
    );
  }

  /** Goes to the start of the room. Returns its first message; null if it could not be read. */
  async readFirst(): Promise<number | null> {
    const from = { after: 0 };
    const isRead = await this.#read("elsewhere", from, (page) => elsewhere(this.#state.timeline, page));
    return isRead ? (this.#state.timeline.messages.at(0)?.id ?? null) : null;
  }

  /** Goes to the end of the room. */
  async readLatest(): Promise<boolean> {
    return (
      !this.#state.timeline.hasNewer ||
      this.#read("elsewhere", {}, (page) => elsewhere(this.#state.timeline, page))
    );
  }

  /** Applies a live change, and requests changes that it shows to be missing. */
  readonly hear = (message: ChatMessage): void => {
    this.#show({ timeline: withChange(this.#state.timeline, message) });
    if (!isBehind(this.#state.timeline)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (isBehind(this.#state.timeline)) void this.catchUp();
    }, patience);
  };

  readonly setFavourite = (id: number, isFavourite: boolean): void => {
    if (this.#state.favourites.has(id) === isFavourite) return;
    const favourites = new Set(this.#state.favourites);
    if (isFavourite) favourites.add(id);
    else favourites.delete(id);
    this.#show({ favourites });
  };

  /** Applies which messages of a page are favourites. */
  readonly setFavourites = ({ from, to }: { from: number; to: number }, ids: readonly number[]): void => {
    const others = [...this.#state.favourites].filter((id) => id < from || id > to);
    this.#show({ favourites: new Set([...others, ...ids]) });
  };

  /** Requests all missed changes, as after a disconnection. Concurrent calls share one request. */
  readonly catchUp = (): Promise<void> => {
    this.#catching ??= this.#catchUp().finally(() => {
      this.#catching = null;
    });
    return this.#catching;
  };

  async #catchUp(): Promise<void> {
    try {
      for (let round = 0; round < mostRounds; round += 1) {
        const since = this.#state.timeline.version;
        const { messages, version, isComplete } = await this.#source.readChanges(since);
        const { timeline } = this.#state;
        // In the meantime the feed may have moved to a part of the room with an older version.
        if (since > timeline.version) continue;
        this.#show({ timeline: withChanges(timeline, messages, version), failure: null });
        if (isComplete && !isBehind(this.#state.timeline)) return;
      }
      const page = await this.#source.readPage({});
      this.#show({ timeline: elsewhere(this.#state.timeline, page), favourites: new Set(page.favourites) });
    } catch (error) {
      this.#show({ failure: toError(error) });
    }
  }
}
