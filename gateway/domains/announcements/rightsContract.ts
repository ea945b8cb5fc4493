import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Communication: {
    "announcements.write": {
      label: "Announce",
      description: "Write announcements and see who has read them.",
      own: "To batches and courses that the person teaches",
    },
  },
} as const satisfies DomainRights;
