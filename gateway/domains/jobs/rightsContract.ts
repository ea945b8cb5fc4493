import type { DomainRights } from "../rightContract";

export const jobRights = {
  "jobs.manage": {
    label: "Manage background work",
    description: "See work in the background, try it again, or drop it.",
  },
} as const satisfies DomainRights;
