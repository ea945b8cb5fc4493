import type { DomainRights } from "../rightContract";

export const holidayRights = {
  "holidays.write": {
    label: "Manage holidays",
    description: "Set the days without classes.",
  },
} as const satisfies DomainRights;
