import { type ChatMessage, toQuote } from "../messageData";

/** The most messages on the page: those furthest away are dropped and loaded again when needed. */
export const windowSize = 200;

/** A page of a room from the gateway. */
export interface Page {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** The room's version before the messages were read. */
  version: number;
}

/** The loaded part of a room, oldest message first, and its version. */
export interface Timeline {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** All changes up to this version are applied. */
  version: number;
  /** The latest known change. If it exceeds `version`, changes are missing and must be requested. */
  heard: number;
}

export const openTimeline = ({ version, ...page }: Page): Timeline => ({ ...page, version, heard: version });

/** Whether changes are missing and must be requested. */
export const isBehind = ({ version, heard }: Timeline): boolean => heard > version;

/** Merges messages in order, keeping the newer version of each. */
function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = all.get(message.id);
    if (!before || before.version <= message.version) all.set(message.id, message);
  }
  return [...all.values()].sort((left, right) => left.id - right.id);
}

/** Updates quotes when their originals change, in particular when they are deleted. */
function updateQuotes(messages: readonly ChatMessage[], changed: ChatMessage): readonly ChatMessage[] {
  if (!messages.some(({ quote }) => quote?.id === changed.id)) return messages;
  const quote = toQuote(changed);
  return messages.map((message) => (message.quote?.id === quote.id ? { ...message, quote } : message));
}

/**
 * Merges the version of a page. Changes during its request were applied only to the messages loaded before: the common
 * version is the page's, and the rest is requested.
 */
const knownWith = (timeline: Timeline, page: Page) => ({
  version: Math.min(timeline.version, page.version),
  heard: Math.max(timeline.heard, timeline.version, page.version),
});

/** Prepends a page, and drops the newest messages beyond the limit. */
export function withOlder(timeline: Timeline, page: Page): Timeline {
  const all = merged(timeline.messages, page.messages);
  const messages = all.slice(0, windowSize);
  const hasNewer = timeline.hasNewer || messages.length < all.length;
  return { messages, hasOlder: page.hasOlder, hasNewer, ...knownWith(timeline, page) };
}

/** Appends a page, and drops the oldest messages beyond the limit. */
export function withNewer(timeline: Timeline, page: Page): Timeline {
  const all = merged(timeline.messages, page.messages);
  const messages = all.slice(-windowSize);
  const hasOlder = timeline.hasOlder || messages.length < all.length;
  return { messages, hasOlder, hasNewer: page.hasNewer, ...knownWith(timeline, page) };
}

/** Replaces the messages with another part of the room. */
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
    messages: updateQuotes(newest, message),
    hasOlder: hasOlder || newest.length < inside.length,
  };
}

/** Applies a live change. The next one in order advances the version; after a gap the version stays. */
export function withChange(timeline: Timeline, message: ChatMessage): Timeline {
  const next = put(timeline, message);
  const version = message.version === timeline.version + 1 ? message.version : timeline.version;
  return { ...next, version, heard: Math.max(timeline.heard, message.version) };
}

/** Applies all changes up to a version, from the gateway's response. */
export function withChanges(timeline: Timeline, messages: readonly ChatMessage[], version: number): Timeline {
  const next = messages.reduce(put, timeline);
  const reached = Math.max(timeline.version, version);
  return { ...next, version: reached, heard: Math.max(timeline.heard, reached) };
}
