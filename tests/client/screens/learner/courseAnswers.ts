import { layoutAnswer, topicsAnswer } from "./courseData";
import type { Answers } from "./openLearner";

export const course = "/learner/courses/SQL-PG/5";

export const layout: Answers = {
  CourseLayoutQuery: () => layoutAnswer,
  TopicsScreenQuery: () => topicsAnswer,
};

export const stranger = { ...layoutAnswer.course, canEnrol: true, viewerEnrolment: null };

export const strangersTopics = { course: { ...topicsAnswer.course, viewerEnrolment: null } };

export const question = (databaseId: number, title: string) => ({
  id: `Q${databaseId}`,
  databaseId,
  title,
  isMarked: false,
  type: "SINGLE",
  html: "",
  picture: null,
  pictureAlt: "",
  choices: ["A record", "A column"].map((text, at) => ({ databaseId: databaseId * 10 + at, text })),
});

export const questions = {
  QuestionsScreenQuery: () => ({
    course: {
      id: "C5",
      title: "SQL and PostgreSQL",
      viewerEnrolment: { id: "E1" },
      generalQuestions: [question(9, "Why SQL?")],
      modules: [
        { id: "M1", name: "Basics", questions: [question(1, "What is a row?"), question(2, "A table?")] },
        { id: "M2", name: "Joins", questions: [question(3, "What is a join?")] },
      ],
    },
  }),
};

export const resource = { id: "R1", databaseId: 31, type: "PDF", duration: 15, isMarked: false };

export const resourceCourse = { id: "C5", code: "SQL-PG", databaseId: 5 };

export function resources(url: string, type = "PDF"): Answers {
  const node = { __typename: "Resource", ...resource, name: "The handbook", url, type };
  return {
    ResourcesScreenQuery: () => ({
      course: {
        ...resourceCourse,
        title: "SQL and PostgreSQL",
        viewerEnrolment: { id: "E1" },
        resources: {
          totalCount: 1,
          edges: [{ node, cursor: "c" }],
          pageInfo: { endCursor: "c", hasNextPage: false },
        },
      },
    }),
    ResourceScreenQuery: ({ databaseId }) => ({
      resource:
        databaseId === 31
          ? {
              ...node,
              course: {
                ...resourceCourse,
                viewerEnrolment: { id: "E1" },
                resources: {
                  nodes: [
                    { id: "R0", databaseId: 30, name: "The preface" },
                    { id: "R1", databaseId: 31, name: "The handbook" },
                  ],
                },
              },
            }
          : null,
    }),
  };
}
