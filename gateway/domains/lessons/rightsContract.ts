import { type DomainRights, ownScope } from "../rightContract";

export const lessonRights = {
  "lessons.write": {
    label: "Write lessons",
    description: "Write, publish and restore the lessons of topics.",
    own: ownScope.courses,
  },
  "lessons.moderate": {
    label: "Moderate questions and answers",
    description: "Accept answers under lessons, and hide posts.",
    own: ownScope.courses,
  },
} as const satisfies DomainRights;
