import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "assessments.write": {
      label: "Write assessments",
      description: "Create, change and publish assessments, and keep the question bank.",
      own: ownScope.courses,
    },
    "assessments.results": {
      label: "See and mark results",
      description: "See attempts, mark essays, grant exceptions and release marks.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
