import { specializationSchema } from "#gateway/domains/specializations/contract";
import { text } from "../fields";
import { pathNumber, type RestInput, type RestRoute } from "../route";
import { refusal } from "./fragments";

const specialization = `specialization {
  id: databaseId name category courses { id: displayOrder course { id: databaseId code title imageUrl } }
}`;
const answer = `__typename ... on SpecializationPayload { ${specialization} } ${refusal}`;
const getSpecialization = ({ specialization: changed }: { specialization: object }) => changed;
const notFound = { form: "one", notFound: "Specialization not found" } as const;

const entry = (input: RestInput) => ({
  id: pathNumber(input, "id"),
  courseId: pathNumber(input, "courseId"),
});

/** The calls that make specializations. */
export const specializationRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "specializations",
    document: `mutation ($name: String!, $category: String) {
      answer: createSpecialization(name: $name, category: $category) { ${answer} }
    }`,
    form: {
      fields: { name: text("name"), category: text("category") },
      schema: () => specializationSchema,
    },
    variables: ({ form }) => form,
    answer: notFound,
    shape: getSpecialization,
  },
  {
    method: "PUT",
    path: "specializations/{id}",
    document: `mutation ($id: Int!, $version: DateTime, $name: String!, $category: String) {
      answer: updateSpecialization(specializationId: $id, version: $version, name: $name, category: $category) { ${answer} }
    }`,
    form: {
      fields: { name: text("name"), category: text("category") },
      schema: () => specializationSchema,
    },
    variables: (input) => ({ id: pathNumber(input, "id"), version: input.version, ...input.form }),
    answer: notFound,
    shape: getSpecialization,
  },
  {
    method: "POST",
    path: "specializations/{id}/courses/{courseId}",
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: addCourseToSpecialization(specializationId: $id, courseId: $courseId) { ${answer} }
    }`,
    variables: entry,
    answer: notFound,
    shape: getSpecialization,
  },
  {
    method: "DELETE",
    path: "specializations/{id}/courses/{courseId}",
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: removeCourseFromSpecialization(specializationId: $id, courseId: $courseId) { __typename ${refusal} }
    }`,
    variables: entry,
    answer: { form: "none" },
  },
];
