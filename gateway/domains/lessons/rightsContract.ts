import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  Lessons: {
    "lessons.read": {
      label: "Read lessons",
      description: "Read the published lessons and questions of courses without being enrolled.",
      own: ownScope.courses,
    },
    "lessons.write": {
      label: "Write lessons",
      description: "Write, publish and restore the lessons of topics.",
      own: ownScope.courses,
    },
    "lessons.moderate": {
      label: "Moderate discussions",
      description: "Decide which replies under lessons are right, and hide posts.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
