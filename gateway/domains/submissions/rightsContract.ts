import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "submissions.mark": {
      label: "Review submissions",
      description: "See and mark what learners hand in.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
