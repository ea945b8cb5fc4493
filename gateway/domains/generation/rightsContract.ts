import type { DomainRights } from "../rightContract";

export const generationRights = {
  "generation.use": {
    label: "Generate with AI",
    description: "Have topics, questions and lessons drafted by AI.",
  },
} as const satisfies DomainRights;
