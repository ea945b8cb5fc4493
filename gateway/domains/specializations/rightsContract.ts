import type { DomainRights } from "../rightContract";

export const specializationRights = {
  "specializations.write": {
    label: "Manage specializations",
    description: "Create, change and delete specializations.",
  },
} as const satisfies DomainRights;
