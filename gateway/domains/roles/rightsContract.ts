import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Organization: {
    "roles.manage": {
      label: "Manage roles",
      description: "Create, change and delete roles.",
    },
  },
} as const satisfies DomainRights;
