import type { DomainRights } from "../rightContract";

export const archiveRights = {
  "courses.import": {
    label: "Import courses",
    description: "Import courses from files.",
  },
} as const satisfies DomainRights;
