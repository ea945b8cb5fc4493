import { z } from "zod";
import { findOutage } from "../database/outage";

/** The subprotocol of the realtime handler; the browser's side of it is the package graphql-ws. */
export const subprotocol = "graphql-transport-ws";

/** Why the gateway closes a socket. */
export const closes = {
  goingAway: [1001, "The server restarts"],
  invalidMessage: [4400, "Invalid message"],
  notAcknowledged: [4401, "Unauthorized"],
  sessionEnded: [4401, "Token Expired"],
  forbidden: [4403, "Forbidden"],
  badSubprotocol: [4406, "Subprotocol not acceptable"],
  initTimeout: [4408, "Connection initialisation timeout"],
  tooManySockets: [4429, "Too many sockets"],
  tooManyOperations: [4429, "Too many operations"],
  tooManyMessages: [4429, "Too many messages"],
  otherRights: [1012, "Your rights have changed"],
  missed: [1013, "Events were missed, please listen again"],
  unavailable: [1013, "The service is not available right now"],
  fault: [1011, "Something went wrong on our side"],
  initTwice: [4429, "Too many initialisation requests"],
} as const satisfies Record<string, readonly [number, string]>;

export type Close = (typeof closes)[keyof typeof closes] | readonly [4409, string];

const reasons = new Map<Close, string>(Object.entries(closes).map(([reason, close]) => [close, reason]));

/** The reason for a close, in one word. */
export const reasonFor = (close: Close): string => reasons.get(close) ?? "duplicateId";

/** The close code after an error: clients reconnect after an outage, and not after a fault. */
export const closeForError = (error: unknown): Close =>
  findOutage(error) ? closes.unavailable : closes.fault;

/** Worded by the protocol: the id is the client's. */
export const duplicateId = (id: string) =>
  [4409, `Subscriber for ${id.slice(0, 40)} already exists`] as const;

/** The largest message that is read, in bytes; a larger one closes the socket with 1009. */
export const largestMessage = 65_536;

/** The most fragments of one message; browsers send few, and each costs as much as a small message. */
export const mostFragments = 64;

const anything = z.record(z.string(), z.unknown()).nullish();

const initPayload = z.object({
  authorization: z.string().optional(),
  tenantId: z.string().optional(),
  /**
   * Asks for a ping with the payload `{ listening: [id] }` when a subscription is open: no later event is
   * missed. And for one with `{ hearsAll: false }` when events of other gateways stop arriving, `{ hearsAll:
   * true }` when they resume: in between the client must poll.
   */
  confirm: z.boolean().optional(),
});

const subscribePayload = z.object({
  documentId: z.string().optional(),
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: anything,
  extensions: anything,
});

const id = z.string().min(1).max(100);

const message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("connection_init"), payload: initPayload.nullish() }),
  z.object({ type: z.literal("ping"), payload: anything }),
  z.object({ type: z.literal("pong"), payload: anything }),
  z.object({ type: z.literal("subscribe"), id, payload: subscribePayload }),
  z.object({ type: z.literal("complete"), id }),
]);

export type ClientMessage = z.infer<typeof message>;
export type SubscribePayload = z.infer<typeof subscribePayload>;
export type InitPayload = z.infer<typeof initPayload>;

/** A message of the client; undefined when it is none of the protocol's. */
export function readMessage(text: string): ClientMessage | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
