import { builder, nodeNumber } from "../../graphql/builder";
import { isMember } from "../../session/viewer";
import { visibleCourses } from "./access";
import type { questionTypes } from "./contract";

export const QuestionType = builder.enumType("QuestionType", {
  description: "How a question is answered.",
  values: {
    SINGLE: { description: "One of the options." },
    MULTIPLE: { description: "All right options and no other." },
    TRUE_FALSE: { description: "True or false." },
    SHORT_TEXT: { description: "A short text." },
  } satisfies Record<(typeof questionTypes)[number], object>,
});

export const Question = builder.prismaNode("Question", {
  description:
    "A question of a course, to practise or to be assessed by. Which option is right is for staff only.",
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
  }),
});
