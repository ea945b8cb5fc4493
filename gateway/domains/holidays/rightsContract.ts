import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Batches: {
    "holidays.write": {
      label: "Manage holidays",
      description: "Set the days without classes.",
    },
  },
} as const satisfies DomainRights;
