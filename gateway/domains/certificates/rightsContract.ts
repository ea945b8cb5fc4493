import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "certificates.manage": {
      label: "Manage certificates",
      description: "Design certificates, and set who earns one.",
    },
    "certificates.issue": {
      label: "Issue certificates",
      description: "Issue and revoke certificates.",
      own: ownScope.batches,
    },
  },
} as const satisfies DomainRights;
