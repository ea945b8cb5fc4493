import { builder } from "#gateway/graphql/builder";
import { QuestionType } from "./QuestionType";

interface Option {
  id: number;
  text: string;
  isCorrect: boolean;
}

export const QuestionOption = builder.objectRef<Option>("QuestionOption").implement({
  description: "An option of a question. Staff only, since it tells what is right.",
  authScopes: { staff: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The option's number." }),
    text: t.exposeString("text", { description: "What one may choose." }),
    isCorrect: t.exposeBoolean("isCorrect", { description: "Whether it is right." }),
  }),
});

/** The options of a question, in order, as a selection of either kind of question. */
export const optionsInOrder = {
  orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }],
  select: { id: true, text: true, isCorrect: true },
};

/** What questions of courses and of curricula have in common, so that one editor serves both. */
export const AnswerableQuestion = builder.interfaceRef<object>("AnswerableQuestion").implement({
  description: "A question of a course or of a curriculum, with what is right.",
  fields: (t) => ({
    databaseId: t.int({ description: "The number that arguments use." }),
    title: t.string({ description: "The question." }),
    type: t.field({ type: QuestionType, description: "How it is answered." }),
    updatedAt: t.field({ type: "DateTime", description: "When it last changed." }),
    options: t.field({ type: [QuestionOption], description: "Its options, in order. Staff only." }),
    acceptedAnswers: t.stringList({
      description: "For SHORT_TEXT: the texts that count as right. Staff only.",
    }),
    explanation: t.string({ nullable: true, description: "What the right answer teaches. Staff only." }),
  }),
});
