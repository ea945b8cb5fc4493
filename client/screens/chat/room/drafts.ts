import { currentSession } from "~/session/sessionStore";

const keyOf = (name: string, roomId: number) => `chat-${name}-${currentSession().account?.id ?? 0}-${roomId}`;

const kept = new Map<string, string>();

function keep(key: string, text: string | null): void {
  if (text === null) kept.delete(key);
  else kept.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The storage is full, or closed to us: the text is kept for as long as the page stays open.
    kept.set(key, text ?? "");
  }
}

const read = (key: string): string | null => kept.get(key) ?? sessionStorage.getItem(key);

/** What was typed in a room and not sent yet. */
export const readDraft = (roomId: number): string => read(keyOf("draft", roomId)) ?? "";

export const keepDraft = (roomId: number, text: string): void => keep(keyOf("draft", roomId), text || null);

/** What was sent in a room and did not arrive. */
export const readUnsent = (roomId: number): string | null => read(keyOf("unsent", roomId));

export const keepUnsent = (roomId: number, json: string | null): void => keep(keyOf("unsent", roomId), json);
