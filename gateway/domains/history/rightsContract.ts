import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "history.read": {
      label: "See the history",
      description: "See who changed what, and undo changes of others that the person may make.",
    },
  },
} as const satisfies DomainRights;
