import type { Quote } from "../messageData";

/** A message on its way: being sent, waiting for the connection, or refused and waiting for Retry. */
export interface OutgoingMessage {
  /** Under which the gateway knows it, however often it is sent. */
  clientId: string;
  roomId: number;
  text: string;
  quote: Quote | null;
  createdDate: string;
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
  /** Whether it is sent as soon as the server can be reached. */
  isWaiting: boolean;
}

type Outbox = readonly OutgoingMessage[];

export const withOutgoing = (outbox: Outbox, message: OutgoingMessage): Outbox => [...outbox, message];

export const withoutOutgoing = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((message) => message.clientId !== clientId);

/** Marks a message as not sent, or as being sent again. */
export const withFailure = (outbox: Outbox, clientId: string, failure: string | null): Outbox =>
  outbox.map((message) =>
    message.clientId === clientId ? { ...message, failure, isWaiting: false } : message,
  );

/** Marks all that is on its way as waiting: what could not reach the server, and what follows it. */
export const withWaiting = (outbox: Outbox): Outbox =>
  outbox.map((message) => (message.failure === null ? { ...message, isWaiting: true } : message));

interface Sent {
  clientId: string;
  authorId: number;
}

/** What is still to be shown below the messages: what the gateway has not given back yet. */
export function listPending(outbox: Outbox, messages: readonly Sent[], viewerId: number): Outbox {
  const given = new Set(
    messages.filter(({ authorId }) => authorId === viewerId).map(({ clientId }) => clientId),
  );
  return outbox.filter(({ clientId }) => !given.has(clientId));
}

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  typeof value === "object" &&
  value !== null &&
  "clientId" in value &&
  "roomId" in value &&
  "text" in value &&
  "createdDate" in value;

/** Reads what an earlier page of this browser left unsent; whatever was on its way then is sent again. */
export function parseOutbox(json: string | null): Outbox {
  if (json === null) return [];
  try {
    const stored: unknown = JSON.parse(json);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isOutgoing).map((message) => ({
      ...message,
      quote: message.quote ?? null,
      failure: message.failure ?? null,
      isWaiting: (message.failure ?? null) === null,
    }));
  } catch {
    return [];
  }
}
