import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Courses: {
    "courses.import": {
      label: "Import courses",
      description: "Import courses from files.",
    },
  },
} as const satisfies DomainRights;
