import { createStore, type Readable, type Store } from "~/stores/createStore";
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
  readonly #feed: Store<FeedState>;
  #catching: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: RoomSource, page: FeedPage) {
    this.#source = source;
    this.#feed = createStore<FeedState>({
      timeline: openTimeline(page),
      favourites: new Set(page.favourites),
      loading: null,
      failure: null,
    });
  }

  get state(): Readable<FeedState> {
    return this.#feed;
  }

  /** Cancels scheduled work. */
  readonly close = (): void => clearTimeout(this.#timer);

  #show(change: Partial<FeedState>): void {
    this.#feed.update((state) => ({ ...state, ...change }));
  }

  async #read(loading: FeedState["loading"], stretch: Stretch, take: (page: FeedPage) => Timeline) {
    if (this.#feed.read().loading !== null) return false;
    this.#show({ loading });
    try {
      const page = await this.#source.readPage(stretch);
      const favourites = new Set([...this.#feed.read().favourites, ...page.favourites]);
      this.#show({ timeline: take(page), favourites, loading: null, failure: null });
    } catch (error) {
      this.#show({ loading: null, failure: toError(error) });
      return false;
    }
    if (isBehind(this.#feed.read().timeline)) await this.catchUp();
    return true;
  }

  async readOlder(): Promise<void> {
    const { messages, hasOlder } = this.#feed.read().timeline;
    const [first] = messages;
    if (!first || !hasOlder) return;
    await this.#read("older", { before: first.id }, (page) => withOlder(this.#feed.read().timeline, page));
  }

  async readNewer(): Promise<void> {
    const { messages, hasNewer } = this.#feed.read().timeline;
    const last = messages.at(-1);
    if (!last || !hasNewer) return;
    await this.#read("newer", { after: last.id }, (page) => withNewer(this.#feed.read().timeline, page));
  }

  /** Replaces the messages with those around a given one. Returns whether it exists. */
  async readAround(id: number): Promise<boolean> {
    const has = () => this.#feed.read().timeline.messages.some((message) => message.id === id);
    return (
      has() ||
      ((await this.#read("elsewhere", { around: id }, (page) =>
        elsewhere(this.#feed.read().timeline, page),
      )) &&
        has())
    );
  }

  /** Goes to the start of the room. Returns its first message; null if it could not be read. */
  async readFirst(): Promise<number | null> {
    const from = { after: 0 };
    const isRead = await this.#read("elsewhere", from, (page) => elsewhere(this.#feed.read().timeline, page));
    return isRead ? (this.#feed.read().timeline.messages.at(0)?.id ?? null) : null;
  }

  /** Goes to the end of the room. */
  async readLatest(): Promise<boolean> {
    return (
      !this.#feed.read().timeline.hasNewer ||
      this.#read("elsewhere", {}, (page) => elsewhere(this.#feed.read().timeline, page))
    );
  }

  /** Applies a live change, and requests changes that it shows to be missing. */
  readonly apply = (message: ChatMessage): void => {
    this.#show({ timeline: withChange(this.#feed.read().timeline, message) });
    if (!isBehind(this.#feed.read().timeline)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (isBehind(this.#feed.read().timeline)) void this.catchUp();
    }, patience);
  };

  readonly setFavourite = (id: number, isFavourite: boolean): void => {
    if (this.#feed.read().favourites.has(id) === isFavourite) return;
    const favourites = new Set(this.#feed.read().favourites);
    if (isFavourite) favourites.add(id);
    else favourites.delete(id);
    this.#show({ favourites });
  };

  /** Applies which messages of a page are favourites. */
  readonly setFavourites = ({ from, to }: { from: number; to: number }, ids: readonly number[]): void => {
    const others = [...this.#feed.read().favourites].filter((id) => id < from || id > to);
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
        const since = this.#feed.read().timeline.version;
        const { messages, version, isComplete } = await this.#source.readChanges(since);
        const { timeline } = this.#feed.read();
        // In the meantime the feed may have moved to a part of the room with an older version.
        if (since > timeline.version) continue;
        this.#show({ timeline: withChanges(timeline, messages, version), failure: null });
        if (isComplete && !isBehind(this.#feed.read().timeline)) return;
      }
      const page = await this.#source.readPage({});
      this.#show({
        timeline: elsewhere(this.#feed.read().timeline, page),
        favourites: new Set(page.favourites),
      });
    } catch (error) {
      this.#show({ failure: toError(error) });
    }
  }
}
