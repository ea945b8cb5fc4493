import { type DomainRights, ownScope } from "../rightContract";

export const resourceRights = {
  "resources.write": {
    label: "Manage resources",
    description: "Add, change and delete the resources of courses, and see private ones.",
    own: ownScope.courses,
  },
} as const satisfies DomainRights;
