import type { ChatMessage } from "~/screens/chat/messageData";
import type { FeedPage, RoomSource, Stretch } from "~/screens/chat/room/RoomFeed";

const pageSize = 5;

/** A room as the gateway keeps it: every change counts its version. */
export class Room {
  messages: ChatMessage[] = [];
  version = 0;

  send(quoted?: ChatMessage): ChatMessage {
    this.version += 1;
    const id = this.messages.length + 1;
    const message: ChatMessage = {
      id,
      roomId: 1,
      clientId: `client-${id}`,
      text: `Text ${id}`,
      authorId: id % 3,
      authorName: "Someone",
      authorAvatar: null,
      createdDate: new Date(id * 1000).toISOString(),
      modifiedDate: null,
      isDeleted: false,
      isForwarded: false,
      files: [],
      version: this.version,
      quote: quoted ? { id: quoted.id, text: "", isDeleted: false, authorName: "Someone" } : null,
    };
    this.messages.push(message);
    return this.shown(message);
  }

  change(index: number, isDeleted: boolean): ChatMessage | undefined {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (!message) return undefined;
    this.version += 1;
    const text = isDeleted ? "" : `${message.text}!`;
    const next = { ...message, text, isDeleted: message.isDeleted || isDeleted, version: this.version };
    this.messages[message.id - 1] = next;
    return this.shown(next);
  }

  /** A message as an answer shows it: with what its original says now. */
  shown(message: ChatMessage): ChatMessage {
    const original = message.quote && this.messages[message.quote.id - 1];
    if (!original) return message;
    const { id, text, isDeleted, authorName } = original;
    return { ...message, quote: { id, text, isDeleted, authorName } };
  }

  page({ before, after, around }: Stretch): FeedPage {
    const all = this.messages;
    const end =
      after !== undefined
        ? after + pageSize
        : around !== undefined
          ? around + 2
          : (before ?? all.length + 1) - 1;
    const start = after !== undefined ? after : Math.max(0, end - pageSize);
    const messages = all.slice(start, end).map((message) => this.shown(message));
    const hasNewer = Math.min(end, all.length) < all.length;
    return { messages, hasOlder: start > 0, hasNewer, version: this.version, favourites: [] };
  }

  changes(since: number) {
    const changed = this.messages.filter(({ version }) => version > since);
    const sorted = changed.toSorted((left, right) => left.version - right.version).slice(0, 4);
    const isComplete = sorted.length === changed.length;
    const version = isComplete ? this.version : (sorted.at(-1)?.version ?? since);
    return { messages: sorted.map((message) => this.shown(message)), version, isComplete };
  }
}

/** The network between the two: responses are read at once and arrive when released. */
export class Wire implements RoomSource {
  readonly #room: Room;
  readonly #held: (() => void)[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  #hold<Answer>(answer: Answer): Promise<Answer> {
    return new Promise((resolve) => this.#held.push(() => resolve(answer)));
  }

  readPage = (stretch: Stretch) => this.#hold(this.#room.page(stretch));
  readChanges = (since: number) => this.#hold(this.#room.changes(since));

  isAsked = (): boolean => this.#held.length > 0;

  async letThrough(): Promise<boolean> {
    const held = this.#held.splice(0);
    for (const arrive of held) arrive();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return held.length > 0;
  }
}
