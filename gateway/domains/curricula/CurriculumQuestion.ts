import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion, optionsInOrder, QuestionOption } from "../questions/AnswerableQuestion";
import { visibleCurricula } from "./access";

export const CurriculumQuestion = builder.prismaNode("CurriculumQuestion", {
  description: "A question of a curriculum's module. Requires a sign-in; correctness requires staff.",
  interfaces: [AnswerableQuestion],
  ...visibleNode((viewer) => ({
    module: { curriculum: isMember(viewer) ? visibleCurricula(viewer) : { id: -1 } },
  })),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in arguments.",
      title: "The question.",
      type: "The question type.",
      updatedAt: "When it last changed.",
    }),
    options: t.field({
      type: [QuestionOption],
      description: "Its options, in order. Requires staff.",
      authScopes: { staff: true },
      select: { options: optionsInOrder },
      resolve: ({ options }) => options,
    }),
    acceptedAnswers: t.exposeStringList("acceptedAnswers", {
      description: "For SHORT_TEXT: the texts that count as right. Requires staff.",
      authScopes: { staff: true },
    }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "Explains the right answer. Requires staff.",
      authScopes: { staff: true },
    }),
  }),
});
