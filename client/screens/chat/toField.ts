/** The navigation state that focuses the room's message field. */
export const toField = { chat: "field" } as const;

export const isToField = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "chat" in state && state.chat === toField.chat;
