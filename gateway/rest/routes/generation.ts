import { bodyText, pathNumber, type RestRoute } from "../route";
import { refusal } from "./fragments";

/** The calls that generate in one go. */
export const generationRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "courses/{id}/generate-course-questions",
    document: `mutation ($id: Int!, $instruction: String!) {
      answer: generateCourseQuestions(courseId: $id, instruction: $instruction) {
        __typename ... on Course { modules { id: databaseId name questions { title type } } } ${refusal}
      }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), instruction: bodyText(input, "instruction") }),
    answer: { form: "one", notFound: "Course not found" },
  },
  {
    method: "POST",
    path: "curriculum/{id}/generate-curriculum-topics",
    document: `mutation ($id: Int!, $instruction: String!) {
      answer: generateCurriculumTopics(curriculumId: $id, instruction: $instruction) {
        __typename ... on Curriculum { objectives modules { id: databaseId name topics { id: databaseId name } } } ${refusal}
      }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), instruction: bodyText(input, "instruction") }),
    answer: { form: "one", notFound: "Curriculum not found" },
  },
];
