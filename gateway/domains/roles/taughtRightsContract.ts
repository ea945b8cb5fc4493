import { type DomainRights, ownScope } from "../rightContract";

/** The rights to work that learners hand in, its marks, and certificates. */
export const taughtRights = {
  "assignments.write": {
    label: "Write assignments",
    description: "Create, change and give assignments and projects.",
    own: ownScope.courses,
  },
  "submissions.mark": {
    label: "Review submissions",
    description: "See and mark what learners hand in.",
    own: ownScope.courses,
  },
  "rubrics.write": {
    label: "Write rubrics",
    description: "Create and change the rubrics that submissions are marked by.",
  },
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
  "certificates.manage": {
    label: "Manage certificates",
    description: "Design certificates, and set who earns one.",
  },
  "certificates.issue": {
    label: "Issue certificates",
    description: "Issue and revoke certificates.",
    own: ownScope.batches,
  },
} as const satisfies DomainRights;
