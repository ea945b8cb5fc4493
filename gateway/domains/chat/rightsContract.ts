import type { DomainRights } from "../rightContract";

export const chatRights = {
  "chat.moderate": {
    label: "Moderate chats",
    description: "Delete messages of others in rooms that the person is in.",
  },
} as const satisfies DomainRights;
