import { onEnvironmentReset } from "~/relay/environment";
import { currentSession } from "~/session/sessionStore";
import { createStore, type Store, useStore } from "~/stores/createStore";
import { openUnsent } from "./drafts";
import type { OutgoingMessage } from "./outbox";

type Outbox = readonly OutgoingMessage[];

// Outside the screen, since a message is sent even after the person has opened another room.
const outboxes = new Map<string, Store<Outbox>>();

// The next account must not find the previous one's messages in this page.
onEnvironmentReset(() => outboxes.clear());

/** The viewer's outbox of a room, with the messages from before a page reload. */
function getOutbox(roomId: number): Store<Outbox> {
  const key = `${currentSession().account?.id ?? 0} ${roomId}`;
  const outbox = outboxes.get(key) ?? createStore<Outbox>(openUnsent(roomId).read() ?? []);
  outboxes.set(key, outbox);
  return outbox;
}

/** The unsent messages of a room. */
export const readOutbox = (roomId: number): Outbox => getOutbox(roomId).read();

export function changeOutbox(roomId: number, change: (outbox: Outbox) => Outbox): void {
  const outbox = getOutbox(roomId);
  const unsent = openUnsent(roomId);
  // The same change to what is kept, which may hold messages of other tabs.
  const kept = change(unsent.read() ?? []);
  if (kept.length > 0) unsent.write([...kept]);
  else unsent.drop();
  outbox.set(change(outbox.read()));
}

export const useOutbox = (roomId: number): Outbox => useStore(getOutbox(roomId));
