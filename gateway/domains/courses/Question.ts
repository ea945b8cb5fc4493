import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { QuestionType } from "../questions/QuestionType";
import { visibleCourses } from "./access";

export const Question = builder.prismaNode("Question", {
  description: "A question of a course, to practise or to be assessed by. Correctness requires staff.",
  interfaces: [AnswerableQuestion],
  ...visibleNode((viewer) => ({
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
  })),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id, used in addresses and arguments."),
      title: value("String", "The question."),
      type: value(QuestionType, "The question type."),
      displayOrder: value("Int", "Its position in the module."),
      updatedAt: value("DateTime", "When it last changed."),
    }),
  }),
});
