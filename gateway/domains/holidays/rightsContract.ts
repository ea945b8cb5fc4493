import type { DomainRights } from "../rightContract";

export const holidayRights = {
  "holidays.write": {
    label: "Manage holidays",
    description: "Say on which days there are no classes.",
  },
} as const satisfies DomainRights;
