import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "system.read": {
      label: "See the system",
      description: "See the state of the installation. Only in the organization that operates it.",
    },
  },
} as const satisfies DomainRights;
