import { builder } from "#gateway/graphql/builder";
import { restricted, value } from "#gateway/graphql/fields";
import type { Readers } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { QuestionType } from "./QuestionType";

interface Option {
  id: number;
  text: string;
  isCorrect: boolean;
}

export const QuestionOption = valueType<Option>("QuestionOption", {
  description: "An option of a question, with its correctness. Requires staff.",
  readers: ["questions.write", "curricula.write"],
  values: {
    databaseId: value("Int", "The id, used in arguments."),
    text: value("String", "The option's text."),
    isCorrect: value("Boolean", "Whether it is right."),
  },
});

/** The options of a question, in order, as a selection of either kind of question. */
export const optionsInOrder = {
  orderBy: inOrder,
  select: { id: true, text: true, isCorrect: true },
};

const solutionTexts = {
  acceptedAnswers: "For SHORT_TEXT: the texts that count as right. Requires staff.",
  explanation: "Explains the right answer. Requires staff.",
} as const;

/** The columns of the solution, as either kind of question has them, for those who write questions there. */
export const toSolutionColumns = (readers: Readers | object) => ({
  acceptedAnswers: restricted(readers, solutionTexts.acceptedAnswers),
  explanation: restricted(readers, solutionTexts.explanation),
});

/** The interface of questions of courses and of curricula, so that one editor serves both. */
export const AnswerableQuestion = builder.interfaceRef<object>("AnswerableQuestion").implement({
  description: "A question of a course or of a curriculum, with its right answers.",
  fields: (t) => ({
    databaseId: t.int({ description: "The id, used in arguments." }),
    title: t.string({ description: "The question." }),
    type: t.field({ type: QuestionType, description: "The question type." }),
    updatedAt: t.field({ type: "DateTime", description: "When it last changed." }),
    options: t.field({ type: [QuestionOption], description: "Its options, in order. Requires staff." }),
    acceptedAnswers: t.stringList({ description: solutionTexts.acceptedAnswers }),
    explanation: t.string({ nullable: true, description: solutionTexts.explanation }),
  }),
});
