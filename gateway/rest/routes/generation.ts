import { instructionSchema } from "#gateway/domains/generation/contract";
import { text } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestRoute } from "../route";
import { refusal } from "./fragments";

const form: RestForm = {
  fields: { instruction: text("instruction") },
  schema: () => instructionSchema.pick({ instruction: true }),
};

/** The calls that generate in one go. */
export const generationRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "courses/{id}/generate-course-questions",
    document: `mutation ($id: Int!, $instruction: String!) {
      answer: generateCourseQuestions(courseId: $id, instruction: $instruction) {
        __typename ... on GenerationRun { modules { id: moduleId name questions { title type } } } ${refusal}
      }
    }`,
    form,
    variables: (call) => ({ id: pathNumber(call, "id"), ...call.form }),
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
    form,
    variables: (call) => ({ id: pathNumber(call, "id"), ...call.form }),
    answer: { form: "one", notFound: "Curriculum not found" },
  },
];
