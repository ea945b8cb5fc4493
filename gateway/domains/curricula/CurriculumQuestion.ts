import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion, optionsInOrder, QuestionOption } from "../questions/AnswerableQuestion";
import { QuestionType } from "../questions/QuestionType";
import { visibleCurricula } from "./access";

export const CurriculumQuestion = builder.prismaNode("CurriculumQuestion", {
  description: "A question of a curriculum's module. Requires a sign-in; correctness requires staff.",
  interfaces: [AnswerableQuestion],
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    module: { curriculum: isMember(viewer) ? visibleCurricula(viewer) : { id: -1 } },
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in arguments." }),
    title: t.exposeString("title", { description: "The question." }),
    type: t.expose("type", { type: QuestionType, description: "The question type." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
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
