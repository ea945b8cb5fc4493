import { nodeType } from "#gateway/graphql/types";
import { isMember, may, type Viewer } from "#gateway/session/viewer";
import { AnswerableQuestion } from "../questions/AnswerableQuestion";
import { visibleCourses } from "./access";

/** The rights of staff who see right answers: they ask questions, or write or mark exams. */
export const examRights = ["questions.write", "assessments.write", "assessments.results"] as const;

/** The questions of a course that a viewer meets outside of exams: those who write or mark exams meet all. */
export const shownQuestions = (viewer: Viewer) =>
  examRights.some((right) => may(viewer, right)) ? {} : { examsOnly: false };

export const Question = nodeType("Question", {
  description: "A question of a course, for practice or assessments. Its right answers require staff.",
  interfaces: [AnswerableQuestion],
  visible: (viewer) => ({
    course: isMember(viewer) ? visibleCourses(viewer) : { id: -1 },
    ...shownQuestions(viewer),
  }),
  readers: "signedIn",
  columns: {
    title: "The question.",
    type: "The question type.",
    displayOrder: "Its position in the module.",
    updatedAt: "When it last changed.",
  },
});
