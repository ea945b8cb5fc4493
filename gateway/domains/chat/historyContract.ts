import type { DomainHistory } from "../domainHistoryContract";

/** The history leaves chat out. */
export const history = {
  exempt: {
    sendMessage: "Chat.",
    forwardMessage: "Chat.",
    editMessage: "Chat.",
    deleteMessage: "Chat.",
    setFavourite: "Chat.",
    openDirectRoom: "Chat.",
    markRoomRead: "Chat.",
    tellTyping: "Chat.",
  },
} as const satisfies DomainHistory;
