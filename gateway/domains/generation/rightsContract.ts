import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Lessons: {
    "generation.use": {
      label: "Generate with AI",
      description: "Have topics, questions and lessons drafted by AI.",
    },
  },
} as const satisfies DomainRights;
