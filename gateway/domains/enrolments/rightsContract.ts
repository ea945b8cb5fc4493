import type { DomainRights } from "../domainRightsContract";

export const rights = {
  People: {
    "enrolments.write": {
      label: "Enrol learners",
      description: "Enrol learners in courses and remove them, and answer requests for a place.",
    },
  },
} as const satisfies DomainRights;
