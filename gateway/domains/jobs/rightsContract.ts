import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "jobs.manage": {
      label: "Manage background work",
      description: "See work in the background, try it again, or drop it.",
    },
  },
} as const satisfies DomainRights;
