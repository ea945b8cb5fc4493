import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { QuestionType } from "../questions/QuestionType";
import { visibleCourses } from "./access";

export const Question = builder.prismaNode("Question", {
  description:
    "A question of a course, to practise or to be assessed by. Which option is right is for staff only.",
  interfaces: [AnswerableQuestion],
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    title: t.exposeString("title", { description: "The question." }),
    type: t.expose("type", { type: QuestionType, description: "How it is answered." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its place in the module." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});
