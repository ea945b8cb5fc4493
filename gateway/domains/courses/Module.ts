import { nodeType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { partOfCourse, shownQuestions } from "./access";
import { Question } from "./Question";

export const Topic = nodeType("Topic", {
  description: "A topic of a module. Visible with its course.",
  ...partOfCourse,
  columns: {
    name: "The name.",
    displayOrder: "Its position in the module.",
  },
});

/** Fields of a module of a course or a curriculum. */
export const moduleContents = {
  topics: { description: "Its topics, in order.", orderBy: inOrder },
  questions: {
    description: "Its questions, in order. Requires a sign-in.",
    readers: "signedIn",
    orderBy: inOrder,
  },
} as const;

export const Module = nodeType("Module", {
  description: "A module of a course. Visible with its course.",
  ...partOfCourse,
  columns: {
    name: "The name.",
    displayOrder: "Its position in the course.",
  },
  relations: { topics: moduleContents.topics },
  fields: (t) => ({
    questions: t.relation("questions", {
      type: Question,
      description: moduleContents.questions.description,
      authScopes: { signedIn: true },
      query: (_args, { viewer }) => ({ where: shownQuestions(viewer), orderBy: inOrder }),
    }),
  }),
});
