import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
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
      databaseId: "The id, used in addresses and arguments.",
      title: "The question.",
      type: "The question type.",
      displayOrder: "Its position in the module.",
      updatedAt: "When it last changed.",
    }),
  }),
});
