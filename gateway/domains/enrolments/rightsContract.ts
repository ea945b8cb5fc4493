import type { DomainRights } from "../rightContract";

export const enrolmentRights = {
  "enrolments.write": {
    label: "Enrol learners",
    description: "Enrol learners in courses and remove them, and answer requests for a place.",
  },
} as const satisfies DomainRights;
