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

/** The message that was looked for, null where there is none; or the room could not be read. */
export type Finding = { found: number | null; failed?: never } | { failed: true };

interface PageRead {
  loading: FeedState["loading"];
  stretch: Stretch;
  /** The messages once the page has arrived. */
  take: (page: FeedPage) => Timeline;
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
  /** The page that is being read, and whether it could be; null while none is. */
  #reading: Promise<boolean> | null = null;
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

  async #readPage({ loading, stretch, take }: PageRead): Promise<boolean> {
    this.#show({ loading });
    try {
      const page = await this.#source.readPage(stretch);
      const favourites = new Set([...this.#feed.read().favourites, ...page.favourites]);
      this.#show({ timeline: take(page), favourites, loading: null, failure: null });
      return true;
    } catch (error) {
      this.#show({ loading: null, failure: toError(error) });
      return false;
    }
  }

  /** Reads a page, one at a time. Returns whether it could be read. */
  async #read(read: PageRead): Promise<boolean> {
    this.#reading = this.#readPage(read).finally(() => {
      this.#reading = null;
    });
    if (!(await this.#reading)) return false;
    if (isBehind(this.#feed.read().timeline)) await this.catchUp();
    return true;
  }

  /** Replaces the messages with another part of the room, once the page that is being read has arrived. */
  async #readElsewhere(stretch: Stretch, isThere = () => false): Promise<boolean> {
    while (this.#reading) await this.#reading;
    if (isThere()) return true;
    const take = (page: FeedPage) => elsewhere(this.#feed.read().timeline, page);
    return this.#read({ loading: "elsewhere", stretch, take });
  }

  async readOlder(): Promise<void> {
    const { messages, hasOlder } = this.#feed.read().timeline;
    const [first] = messages;
    if (!first || !hasOlder || this.#reading) return;
    const take = (page: FeedPage) => withOlder(this.#feed.read().timeline, page);
    await this.#read({ loading: "older", stretch: { before: first.id }, take });
  }

  async readNewer(): Promise<void> {
    const { messages, hasNewer } = this.#feed.read().timeline;
    const last = messages.at(-1);
    if (!last || !hasNewer || this.#reading) return;
    const take = (page: FeedPage) => withNewer(this.#feed.read().timeline, page);
    await this.#read({ loading: "newer", stretch: { after: last.id }, take });
  }

  /** Replaces the messages with those around a given one, unless it is among them. */
  async readAround(id: number): Promise<Finding> {
    const has = () => this.#feed.read().timeline.messages.some((message) => message.id === id);
    const isRead = has() || (await this.#readElsewhere({ around: id }, has));
    if (!isRead) return { failed: true };
    return { found: has() ? id : null };
  }

  /** Goes to the start of the room, and finds its first message. */
  async readFirst(): Promise<Finding> {
    if (!(await this.#readElsewhere({ after: 0 }))) return { failed: true };
    return { found: this.#feed.read().timeline.messages.at(0)?.id ?? null };
  }

  /** Goes to the end of the room. Returns false if it could not be read. */
  async readLatest(): Promise<boolean> {
    const isLatest = () => !this.#feed.read().timeline.hasNewer;
    return isLatest() || this.#readElsewhere({}, isLatest);
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
