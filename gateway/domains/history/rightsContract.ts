import type { DomainRights } from "../rightContract";

export const historyRights = {
  "history.read": {
    label: "See the history",
    description: "See who changed what, and undo changes of others that the person may make.",
  },
} as const satisfies DomainRights;
