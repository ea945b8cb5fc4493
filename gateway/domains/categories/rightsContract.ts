import type { DomainRights } from "../rightContract";

export const categoryRights = {
  "categories.write": {
    label: "Manage categories",
    description: "Create, rename and delete categories.",
  },
} as const satisfies DomainRights;
