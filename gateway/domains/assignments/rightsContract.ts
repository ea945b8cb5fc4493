import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "assignments.write": {
      label: "Write assignments",
      description: "Create, change and give assignments and projects.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
