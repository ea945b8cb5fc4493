import type { DomainRights } from "../rightContract";

export const roleRights = {
  "roles.manage": {
    label: "Manage roles",
    description: "Create, change and delete roles.",
  },
} as const satisfies DomainRights;
