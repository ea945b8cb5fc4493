import { nodeType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { shownQuestions, visibleCourses } from "./access";

export const Question = nodeType("Question", {
  description: "A question of a course, for practice or assessments. Its right answers require staff.",
  interfaces: [AnswerableQuestion],
  visible: (viewer) => ({
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
    AND: shownQuestions(viewer),
  }),
  readers: "signedIn",
  select: { id: true, courseId: true },
  columns: {
    title: "The question.",
    type: "The question type.",
    displayOrder: "Its position in the module.",
    updatedAt: "When it last changed.",
  },
});
