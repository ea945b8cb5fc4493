import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion, optionsInOrder, QuestionOption } from "../questions/AnswerableQuestion";
import { QuestionType } from "../questions/QuestionType";
import { visibleCurricula } from "./access";

export const CurriculumQuestion = builder.prismaNode("CurriculumQuestion", {
  description:
    "A question of a curriculum's module. Signed-in viewers only; which option is right is for staff only.",
  interfaces: [AnswerableQuestion],
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    module: { curriculum: isMember(viewer) ? visibleCurricula(viewer) : { id: -1 } },
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that arguments use." }),
    title: t.exposeString("title", { description: "The question." }),
    type: t.expose("type", { type: QuestionType, description: "How it is answered." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    options: t.field({
      type: [QuestionOption],
      description: "Its options, in order. Staff only.",
      authScopes: { staff: true },
      select: { options: optionsInOrder },
      resolve: ({ options }) => options,
    }),
    acceptedAnswers: t.exposeStringList("acceptedAnswers", {
      description: "For SHORT_TEXT: the texts that count as right. Staff only.",
      authScopes: { staff: true },
    }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "What the right answer teaches. Staff only.",
      authScopes: { staff: true },
    }),
  }),
});
