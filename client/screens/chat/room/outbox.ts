import { z } from "zod";
import type { ChatFile, Quote } from "../messageData";

/** An unsent message: being sent, waiting for the connection, or refused and waiting for Retry. */
export interface OutgoingMessage {
  /** The client's id of the message, which stays the same for every attempt. */
  clientId: string;
  roomId: number;
  text: string;
  quote: Quote | null;
  files: readonly ChatFile[];
  createdDate: string;
  /** Why it was not sent; null while it is being sent. */
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

/** Marks all unsent messages as waiting: the one that could not reach the server, and those after it. */
export const withWaiting = (outbox: Outbox): Outbox =>
  outbox.map((message) => (message.failure === null ? { ...message, isWaiting: true } : message));

interface Sent {
  clientId: string;
  authorId: number;
}

/** Returns the messages to show below the list: those that the gateway has not sent back yet. */
export function listPending(outbox: Outbox, messages: readonly Sent[], viewerId: number): Outbox {
  const given = new Set(
    messages.filter(({ authorId }) => authorId === viewerId).map(({ clientId }) => clientId),
  );
  return outbox.filter(({ clientId }) => !given.has(clientId));
}

const quoteShape = z.object({
  id: z.number(),
  text: z.string(),
  isDeleted: z.boolean(),
  authorName: z.string(),
});

const fileShape = z.object({
  id: z.number(),
  name: z.string(),
  isPicture: z.boolean(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  url: z.string(),
});

/** The unsent messages of an earlier page; those that were being sent are sent again. */
export const outboxSchema = z.array(
  z
    .object({
      clientId: z.string(),
      roomId: z.number(),
      text: z.string(),
      quote: quoteShape.nullable(),
      files: z.array(fileShape),
      createdDate: z.string(),
      failure: z.string().nullable(),
    })
    .transform((message): OutgoingMessage => ({ ...message, isWaiting: message.failure === null })),
);
