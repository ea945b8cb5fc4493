import { useSyncExternalStore } from "react";
import { currentSession } from "~/session/sessionStore";
import { keepUnsent, readUnsent } from "./drafts";
import { type OutgoingMessage, parseOutbox } from "./outbox";

type Outbox = readonly OutgoingMessage[];

// Outside the screen, since a message is sent even after the person has opened another room.
const outboxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

const getKey = (roomId: number) => `${currentSession().account?.id ?? 0} ${roomId}`;

/** The unsent messages of a room, including those from before a page reload. */
export function readOutbox(roomId: number): Outbox {
  const key = getKey(roomId);
  const known = outboxes.get(key) ?? parseOutbox(readUnsent(roomId));
  outboxes.set(key, known);
  return known;
}

export function changeOutbox(roomId: number, change: (outbox: Outbox) => Outbox): void {
  const next = change(readOutbox(roomId));
  outboxes.set(getKey(roomId), next);
  keepUnsent(roomId, next.length > 0 ? JSON.stringify(next) : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOutbox = (roomId: number): Outbox =>
  useSyncExternalStore(subscribe, () => readOutbox(roomId));
