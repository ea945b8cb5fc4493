import { nodeType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import {
  AnswerableQuestion,
  optionsInOrder,
  QuestionOption,
  toSolutionColumns,
} from "../questions/AnswerableQuestion";
import { visibleCurricula } from "./access";

export const CurriculumQuestion = nodeType("CurriculumQuestion", {
  description: "A question of a curriculum's module. Requires a sign-in; its right answers require staff.",
  interfaces: [AnswerableQuestion],
  visible: (viewer) => ({
    module: { curriculum: isMember(viewer) ? visibleCurricula(viewer) : { id: -1 } },
  }),
  readers: "signedIn",
  columns: {
    databaseId: "The id, used in arguments.",
    title: "The question.",
    type: "The question type.",
    updatedAt: "When it last changed.",
    ...toSolutionColumns("curricula.write"),
  },
  fields: (t) => ({
    options: t.field({
      type: [QuestionOption],
      description: "Its options, in order. Requires staff.",
      authScopes: { "curricula.write": true },
      select: { options: optionsInOrder },
      resolve: ({ options }) => options,
    }),
  }),
});
