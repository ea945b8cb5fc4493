import { builder } from "#gateway/graphql/builder";
import { QuestionType } from "./QuestionType";

const QuestionOptionInput = builder.inputType("QuestionOptionInput", {
  fields: (t) => ({
    text: t.string({ required: true, description: "At most 300 characters." }),
    isCorrect: t.boolean({ required: true, description: "Whether it is right." }),
  }),
});

/** The fields of a question, of a course or a curriculum. */
export const QuestionInput = builder.inputType("QuestionInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 500 characters." }),
    type: t.field({ type: QuestionType, required: true, description: "The question type." }),
    options: t.field({
      type: [QuestionOptionInput],
      required: true,
      description: "2 to 8; none for SHORT_TEXT.",
    }),
    acceptedAnswers: t.stringList({ required: true, description: "For SHORT_TEXT: at least one." }),
    explanation: t.string({ description: "Explains the right answer; at most 1,000 characters." }),
  }),
});
