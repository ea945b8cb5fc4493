import { currentSession } from "~/session/sessionStore";

const getStorageKey = (name: string, roomId: number) =>
  `chat-${name}-${currentSession().account?.id ?? 0}-${roomId}`;

const kept = new Map<string, string>();

function keep(key: string, text: string | null): void {
  if (text === null) kept.delete(key);
  else kept.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The storage is full or unavailable: the draft lasts as long as the page.
    kept.set(key, text ?? "");
  }
}

const read = (key: string): string | null => kept.get(key) ?? sessionStorage.getItem(key);

/** The unsent draft of a room. */
export const readDraft = (roomId: number): string => read(getStorageKey("draft", roomId)) ?? "";

export const keepDraft = (roomId: number, text: string): void =>
  keep(getStorageKey("draft", roomId), text || null);

/** The messages of a room that were sent but not delivered. */
export const readUnsent = (roomId: number): string | null => read(getStorageKey("unsent", roomId));

export const keepUnsent = (roomId: number, json: string | null): void =>
  keep(getStorageKey("unsent", roomId), json);
