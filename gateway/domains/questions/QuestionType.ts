import { builder } from "#gateway/graphql/builder";
import type { questionTypes } from "../courses/contract";

export const QuestionType = builder.enumType("QuestionType", {
  description: "How a question is answered.",
  values: {
    SINGLE: { description: "One of the options." },
    MULTIPLE: { description: "All right options and no other." },
    TRUE_FALSE: { description: "True or false." },
    SHORT_TEXT: { description: "A short text." },
  } satisfies Record<(typeof questionTypes)[number], object>,
});
