import { builder } from "#gateway/graphql/builder";
import { QuestionType } from "./QuestionType";

const QuestionOptionInput = builder.inputType("QuestionOptionInput", {
  fields: (t) => ({
    text: t.string({ required: true, description: "At most 300 characters." }),
    isCorrect: t.boolean({ required: true, description: "Whether it is right." }),
  }),
});

/** What a question says, whether a course's or a curriculum's. */
export const QuestionInput = builder.inputType("QuestionInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 500 characters." }),
    type: t.field({ type: QuestionType, required: true, description: "How it is answered." }),
    options: t.field({
      type: [QuestionOptionInput],
      required: true,
      description: "2 to 8; none for SHORT_TEXT.",
    }),
    acceptedAnswers: t.stringList({ required: true, description: "For SHORT_TEXT: at least one." }),
    explanation: t.string({ description: "What the right answer teaches; at most 1,000 characters." }),
  }),
});
