import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Courses: {
    "categories.write": {
      label: "Manage categories",
      description: "Create, rename and delete categories.",
    },
  },
} as const satisfies DomainRights;
