import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  Lessons: {
    "questions.write": {
      label: "Write questions",
      description: "Write the practice questions of courses, and see their answers.",
      own: ownScope.courses,
    },
  },
} as const satisfies DomainRights;
