import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Courses: {
    "specializations.write": {
      label: "Manage specializations",
      description: "Create, change and delete specializations.",
    },
  },
} as const satisfies DomainRights;
