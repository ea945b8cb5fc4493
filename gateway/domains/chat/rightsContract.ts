import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Communication: {
    "chat.moderate": {
      label: "Moderate chats",
      description: "Delete messages of others in rooms that the person is in.",
    },
  },
} as const satisfies DomainRights;
