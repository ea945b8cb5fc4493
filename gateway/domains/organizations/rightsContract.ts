import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "organization.manage": {
      label: "Change settings",
      description: "Change the organization's settings.",
    },
  },
} as const satisfies DomainRights;
