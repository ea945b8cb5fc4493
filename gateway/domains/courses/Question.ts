import { nodeType } from "#gateway/graphql/types";
import { isMember, isStaff } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { visibleCourses } from "./access";

export const Question = nodeType("Question", {
  description: "A question of a course, to practise or to be assessed by. Correctness requires staff.",
  interfaces: [AnswerableQuestion],
  visible: (viewer) => ({
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
    ...(isStaff(viewer) ? {} : { examsOnly: false }),
  }),
  readers: "signedIn",
  columns: {
    title: "The question.",
    type: "The question type.",
    displayOrder: "Its position in the module.",
    updatedAt: "When it last changed.",
  },
});
