import { instructionSchema } from "#gateway/domains/generation/contract";
import { post } from "../calls";
import { text } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
import { refusal } from "./fragments";

const form: RestForm = {
  fields: { instruction: text("instruction") },
  schema: () => instructionSchema.pick({ instruction: true }),
};

/** The calls that generate in one go. */
export const generationRoutes: readonly RestRoute[] = [
  post("courses/{id}/generate-course-questions", {
    notFound: "Course not found",
    document: `mutation ($id: Int!, $instruction: String!) {
      answer: generateCourseQuestions(courseId: $id, instruction: $instruction) {
        __typename ... on GenerationRun { modules { id: moduleId name questions { title type } } } ${refusal}
      }
    }`,
    form,
  }),
  post("curriculum/{id}/generate-curriculum-topics", {
    notFound: "Curriculum not found",
    document: `mutation ($id: Int!, $instruction: String!) {
      answer: generateCurriculumTopics(curriculumId: $id, instruction: $instruction) {
        __typename ... on Curriculum { objectives modules { id: databaseId name topics { id: databaseId name } } } ${refusal}
      }
    }`,
    form,
  }),
];
