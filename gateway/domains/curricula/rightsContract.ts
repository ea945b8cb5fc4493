import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Courses: {
    "curricula.read": {
      label: "See curricula",
      description: "See curricula, with drafts and questions.",
    },
    "curricula.write": {
      label: "Manage curricula",
      description: "Create, change and delete curricula.",
    },
  },
} as const satisfies DomainRights;
