import type { ChatMessage } from "../messageData";

/** How far a person has read a room. */
export interface Reader {
  id: number;
  name: string;
  messageId: number;
}

type Readers = ReadonlyMap<number, Reader>;

export const toReaders = (list: readonly Reader[]): Readers =>
  new Map(list.map((reader) => [reader.id, reader]));

/** Moves a person's read mark forward; it never goes back. */
export function withReader(readers: Readers, reader: Reader): Readers {
  const known = readers.get(reader.id);
  if (known && known.messageId >= reader.messageId) return readers;
  return new Map(readers).set(reader.id, { ...reader, name: reader.name || (known?.name ?? "") });
}

const named = 2;

/** The last own message that others have read, with their names as text; null if no one has read any. */
export function readNote(messages: readonly ChatMessage[], readers: Readers, viewerId: number) {
  const others = [...readers.values()].filter(({ id, name }) => id !== viewerId && name !== "");
  const furthest = Math.max(0, ...others.map(({ messageId }) => messageId));
  const last = messages.findLast(({ id, authorId }) => authorId === viewerId && id <= furthest);
  if (!last) return null;
  const names = others.filter(({ messageId }) => messageId >= last.id).map(({ name }) => name);
  const rest = names.length - named;
  const list = rest > 0 ? `${names.slice(0, named).join(", ")} and ${rest} more` : names.join(" and ");
  return { messageId: last.id, text: `Read by ${list}` };
}
