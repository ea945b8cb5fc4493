import type { DomainRights } from "../domainRightsContract";

export const rights = {
  "Assessments and assignments": {
    "rubrics.write": {
      label: "Write rubrics",
      description: "Create and change the rubrics that submissions are marked by.",
    },
  },
} as const satisfies DomainRights;
