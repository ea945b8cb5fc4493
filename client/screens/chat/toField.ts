/** The state of a navigation to a room that begins in the field to write in. */
export const toField = { chat: "field" } as const;

export const isToField = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "chat" in state && state.chat === toField.chat;
