import type { DomainRights } from "../rightContract";

export const organizationRights = {
  "organization.manage": {
    label: "Change settings",
    description: "Change the organization's settings.",
  },
} as const satisfies DomainRights;
