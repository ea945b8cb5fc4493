import { currentSession } from "../../../session/sessionStore";

const keyOf = (name: string, roomId: number) => `chat-${name}-${currentSession().account?.id ?? 0}-${roomId}`;

// A browser may refuse to keep anything, as when its storage is full: the text is then kept for this page only.
function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn("a draft cannot be kept", error);
  }
}

/** What was typed in a room and not sent yet. */
export const readDraft = (roomId: number): string => sessionStorage.getItem(keyOf("draft", roomId)) ?? "";

export const keepDraft = (roomId: number, text: string): void => keep(keyOf("draft", roomId), text || null);

/** What was sent in a room and did not arrive. */
export const readUnsent = (roomId: number): string | null => sessionStorage.getItem(keyOf("unsent", roomId));

export const keepUnsent = (roomId: number, json: string | null): void => keep(keyOf("unsent", roomId), json);
