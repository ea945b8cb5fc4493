import { currentSession } from "~/session/sessionStore";
import { createStore, type Store, useStore } from "~/stores/createStore";
import { keepUnsent, readUnsent } from "./drafts";
import { type OutgoingMessage, parseOutbox } from "./outbox";

type Outbox = readonly OutgoingMessage[];

// Outside the screen, since a message is sent even after the person has opened another room.
const outboxes = new Map<string, Store<Outbox>>();

/** The viewer's outbox of a room, with the messages from before a page reload. */
function getOutbox(roomId: number): Store<Outbox> {
  const key = `${currentSession().account?.id ?? 0} ${roomId}`;
  const outbox = outboxes.get(key) ?? createStore<Outbox>(parseOutbox(readUnsent(roomId)));
  outboxes.set(key, outbox);
  return outbox;
}

/** The unsent messages of a room. */
export const readOutbox = (roomId: number): Outbox => getOutbox(roomId).read();

export function changeOutbox(roomId: number, change: (outbox: Outbox) => Outbox): void {
  const outbox = getOutbox(roomId);
  const next = change(outbox.read());
  keepUnsent(roomId, next.length > 0 ? JSON.stringify(next) : null);
  outbox.set(next);
}

export const useOutbox = (roomId: number): Outbox => useStore(getOutbox(roomId));
