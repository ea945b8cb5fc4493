import { type DomainRights, ownScope } from "../rightContract";

export const questionRights = {
  "questions.write": {
    label: "Write questions",
    description: "Write the practice questions of courses, and see their answers.",
    own: ownScope.courses,
  },
} as const satisfies DomainRights;
