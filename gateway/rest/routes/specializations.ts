import { specializationSchema } from "#gateway/domains/specializations/contract";
import { post, put, remove } from "../calls";
import { text } from "../fields";
import type { RestRoute } from "../route";
import { refusal } from "./fragments";

const specialization = `specialization {
  id: databaseId name category courses { id: displayOrder course { id: databaseId code title imageUrl } }
}`;
const answer = `__typename ... on SpecializationPayload { ${specialization} } ${refusal}`;

const notFound = "Specialization not found";

/** The calls that make specializations. */
export const specializationRoutes: readonly RestRoute[] = [
  post("specializations", {
    notFound,
    document: `mutation ($name: String!, $category: String) {
      answer: createSpecialization(name: $name, category: $category) { ${answer} }
    }`,
    form: {
      fields: { name: text("name"), category: text("category") },
      schema: () => specializationSchema,
    },
    part: "specialization",
  }),
  put("specializations/{id}", {
    notFound,
    document: `mutation ($id: Int!, $version: DateTime, $name: String!, $category: String) {
      answer: updateSpecialization(specializationId: $id, version: $version, name: $name, category: $category) { ${answer} }
    }`,
    form: {
      fields: { name: text("name"), category: text("category") },
      schema: () => specializationSchema,
    },
    part: "specialization",
  }),
  post("specializations/{id}/courses/{courseId}", {
    notFound,
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: addCourseToSpecialization(specializationId: $id, courseId: $courseId) { ${answer} }
    }`,
    part: "specialization",
  }),
  remove("specializations/{id}/courses/{courseId}", {
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: removeCourseFromSpecialization(specializationId: $id, courseId: $courseId) { __typename ${refusal} }
    }`,
  }),
];
