import { type Day, dayIn } from "#gateway/domains/dayContract";
import { ownZone } from "~/formats/zones";
import type { ChatMessage } from "../messageData";
import type { OutgoingMessage } from "./outbox";

/** A row of a room: a day, the line above unread messages, a message, or an unsent one. */
export type Row =
  | { kind: "day"; key: string; date: string }
  | { kind: "new"; key: string }
  | { kind: "message"; key: string; message: ChatMessage }
  | { kind: "outgoing"; key: string; message: OutgoingMessage };

interface ShownMessages {
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  viewerId: number;
  /** The last message that the viewer had read when the room was opened; null shows no line. */
  readUpTo: number | null;
}

const toDay = (date: string): Day => dayIn(ownZone(), new Date(date));

/** Whether the line goes above a message: the first one of others after the last read one. */
const isFirstUnread = (message: ChatMessage, readUpTo: number, viewerId: number): boolean =>
  message.id > readUpTo && message.authorId !== viewerId;

/** The rows of a room: a day before its first message, the line above unread messages once, unsent messages last. */
export function buildRows({ messages, outgoing, viewerId, readUpTo }: ShownMessages): Row[] {
  const rows: Row[] = [];
  let day = "";
  let marked = readUpTo === null;
  const startDay = (date: string) => {
    if (toDay(date) === day) return;
    day = toDay(date);
    rows.push({ kind: "day", key: `day ${day}`, date });
  };
  for (const message of messages) {
    startDay(message.createdDate);
    if (!marked && isFirstUnread(message, readUpTo ?? 0, viewerId)) {
      marked = true;
      rows.push({ kind: "new", key: "new" });
    }
    // One key from the press of Send on, so that the row stays when the gateway sends the message back.
    const key = message.authorId === viewerId ? message.clientId : String(message.id);
    rows.push({ kind: "message", key, message });
  }
  for (const message of outgoing) {
    startDay(message.createdDate);
    rows.push({ kind: "outgoing", key: message.clientId, message });
  }
  return rows;
}
