import type { ChatMessage } from "../messageData";
import type { OutgoingMessage } from "./outbox";

/** A line of a room: a day, where the unread begin, a message, or one on its way. */
export type Row =
  | { kind: "day"; key: string; date: string }
  | { kind: "new"; key: string }
  | { kind: "message"; key: string; message: ChatMessage }
  | { kind: "outgoing"; key: string; message: OutgoingMessage };

interface Shown {
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  viewerId: number;
  /** Up to which message the viewer had read when the room was opened; null shows no line. */
  readUpTo: number | null;
}

const dayOf = (date: string): string => new Date(date).toDateString();

/** Whether the line of the unread stands before a message: the first of others after what was read. */
const isFirstUnread = (message: ChatMessage, readUpTo: number, viewerId: number): boolean =>
  message.id > readUpTo && message.authorId !== viewerId;

/** The lines of a room: a new day before its first message, the line of the unread once, what is on its way last. */
export function buildRows({ messages, outgoing, viewerId, readUpTo }: Shown): Row[] {
  const rows: Row[] = [];
  let day = "";
  let marked = readUpTo === null;
  const startDay = (date: string) => {
    if (dayOf(date) === day) return;
    day = dayOf(date);
    rows.push({ kind: "day", key: `day ${day}`, date });
  };
  for (const message of messages) {
    startDay(message.createdDate);
    if (!marked && isFirstUnread(message, readUpTo ?? 0, viewerId)) {
      marked = true;
      rows.push({ kind: "new", key: "new" });
    }
    // One key from the first press of Send on, so that the line stays when the gateway gives it back.
    const key = message.authorId === viewerId ? message.clientId : String(message.id);
    rows.push({ kind: "message", key, message });
  }
  for (const message of outgoing) {
    startDay(message.createdDate);
    rows.push({ kind: "outgoing", key: message.clientId, message });
  }
  return rows;
}
