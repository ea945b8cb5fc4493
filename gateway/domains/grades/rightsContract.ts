import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "grades.read": {
      label: "See grades",
      description: "See gradebooks.",
      own: ownScope.batches,
    },
    "grades.write": {
      label: "Manage grades",
      description: "Choose grade schemes and change grades.",
      own: ownScope.batches,
    },
  },
} as const satisfies DomainRights;
