import { post } from "#gateway/routes/calls";
import { parts } from "#gateway/routes/editedRows";
import { text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { instructionSchema } from "./contract";

const form: RestForm = {
  fields: { instruction: text("instruction") },
  schema: () => instructionSchema.pick({ instruction: true }),
};

/** The selection of an instruction that was generated from. */
const instruction = "id: databaseId kind instruction createdAt createdBy { id: databaseId name }";

const kinds = [
  { path: "courses", of: "course", notFound: "Course not found" },
  { path: "curriculum", of: "curriculum", notFound: "Curriculum not found" },
];

/** The calls that generate in one go, and those that list the instructions given before. */
export const routes: readonly RestRoute[] = [
  ...kinds.map(({ path, of: parent, notFound }) =>
    parts(`${path}/{id}/instructions`, { notFound, parent, field: "instructions", nodes: instruction }),
  ),
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
