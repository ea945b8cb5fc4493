import type { ChatMessage } from "../messageData";

/** The most messages that a page holds: further away ones are let go and read again when one comes back to them. */
export const windowSize = 200;

/** A stretch of a room as the gateway gave it. */
export interface Page {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** The room's version before the messages were read. */
  version: number;
}

/** The part of a room that is on the page, the oldest first, and how far its changes are known. */
export interface Timeline {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** Every change up to this one shows in the messages. */
  version: number;
  /** The latest change that was heard of. Beyond `version`, changes are missing that must be asked for. */
  heard: number;
}

export const openTimeline = ({ version, ...page }: Page): Timeline => ({ ...page, version, heard: version });

/** Whether changes were missed and must be asked for. */
export const isBehind = ({ version, heard }: Timeline): boolean => heard > version;

/** The messages of both, each once and in its newer form, in order. */
function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = all.get(message.id);
    if (!before || before.version <= message.version) all.set(message.id, message);
  }
  return [...all.values()].sort((left, right) => left.id - right.id);
}

/** Quotes repeat what their originals say: they change with them, above all when they are deleted. */
function withQuotesOf(messages: readonly ChatMessage[], changed: ChatMessage): readonly ChatMessage[] {
  if (!messages.some(({ quote }) => quote?.id === changed.id)) return messages;
  const { id, text, isDeleted, authorName } = changed;
  const quote = { id, text, isDeleted, authorName };
  return messages.map((message) => (message.quote?.id === id ? { ...message, quote } : message));
}

/**
 * What is known once a page has come. What changed while it was on its way was heard for the messages of before and not
 * for its own: knowing reaches as far as the page does, and the rest is asked for.
 */
const knownWith = (timeline: Timeline, page: Page) => ({
  version: Math.min(timeline.version, page.version),
  heard: Math.max(timeline.heard, timeline.version, page.version),
});

/** Adds what stands before the page; the newest are let go when it grows too long. */
export function withOlder(timeline: Timeline, page: Page): Timeline {
  const all = merged(timeline.messages, page.messages);
  const messages = all.slice(0, windowSize);
  const hasNewer = timeline.hasNewer || messages.length < all.length;
  return { messages, hasOlder: page.hasOlder, hasNewer, ...knownWith(timeline, page) };
}

/** Adds what stands after the page; the oldest are let go when it grows too long. */
export function withNewer(timeline: Timeline, page: Page): Timeline {
  const all = merged(timeline.messages, page.messages);
  const messages = all.slice(-windowSize);
  const hasOlder = timeline.hasOlder || messages.length < all.length;
  return { messages, hasOlder, hasNewer: page.hasNewer, ...knownWith(timeline, page) };
}

/** Goes to another stretch of the room. */
export const elsewhere = (timeline: Timeline, page: Page): Timeline => ({
  ...openTimeline(page),
  heard: Math.max(timeline.heard, page.version),
});

function put(timeline: Timeline, message: ChatMessage): Timeline {
  const { messages, hasOlder, hasNewer } = timeline;
  const known = messages.some(({ id }) => id === message.id);
  const [first, last] = [messages.at(0), messages.at(-1)];
  const isBefore = first !== undefined && message.id < first.id;
  const isAfter = last === undefined || message.id > last.id;
  const isOutside = !known && ((isBefore && hasOlder) || (isAfter && hasNewer));
  const inside = isOutside ? messages : merged(messages, [message]);
  const newest = hasNewer ? inside : inside.slice(-windowSize);
  return {
    ...timeline,
    messages: withQuotesOf(newest, message),
    hasOlder: hasOlder || newest.length < inside.length,
  };
}

/** Takes in a change that came by itself. The next one in order moves the version; after a gap it stays behind. */
export function withChange(timeline: Timeline, message: ChatMessage): Timeline {
  const next = put(timeline, message);
  const version = message.version === timeline.version + 1 ? message.version : timeline.version;
  return { ...next, version, heard: Math.max(timeline.heard, message.version) };
}

/** Takes in all changes up to a version, as the gateway answered them. */
export function withChanges(timeline: Timeline, messages: readonly ChatMessage[], version: number): Timeline {
  const next = messages.reduce(put, timeline);
  const reached = Math.max(timeline.version, version);
  return { ...next, version: reached, heard: Math.max(timeline.heard, reached) };
}
