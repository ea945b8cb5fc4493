import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  Courses: {
    "courses.read": {
      label: "See all courses",
      description: "See courses that aren't published, and who is enrolled.",
      own: ownScope.courses,
    },
    "courses.write": {
      label: "Manage courses",
      description: "Create, change, publish and delete courses with their modules and topics.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
