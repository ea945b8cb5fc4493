import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  Lessons: {
    "resources.write": {
      label: "Manage resources",
      description: "Add, change and delete the resources of courses, and see private ones.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
