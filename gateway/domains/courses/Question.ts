import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { QuestionType } from "../questions/QuestionType";
import { visibleCourses } from "./access";

export const Question = builder.prismaNode("Question", {
  description: "A question of a course, to practise or to be assessed by. Correctness requires staff.",
  interfaces: [AnswerableQuestion],
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    title: t.exposeString("title", { description: "The question." }),
    type: t.expose("type", { type: QuestionType, description: "The question type." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position in the module." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});
