import { builder } from "#gateway/graphql/builder";
import type { questionTypes } from "../courses/contract";

export const QuestionType = builder.enumType("QuestionType", {
  description: "The type of a question.",
  values: {
    SINGLE: { description: "One of the options." },
    MULTIPLE: { description: "Exactly the right options." },
    TRUE_FALSE: { description: "True or false." },
    SHORT_TEXT: { description: "A short text." },
  } satisfies Record<(typeof questionTypes)[number], object>,
});
