import { get, list, post, put, remove, rows } from "#gateway/routes/calls";
import { text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, page, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { specializationSchema } from "./contract";

const entries = "courses { id: displayOrder course { id: databaseId code title imageUrl } }";

const specialization = `specialization {
  id: databaseId name category ${entries}
}`;
const answer = `__typename ... on SpecializationPayload { ${specialization} } ${refusal}`;

const form: RestForm = {
  fields: { name: text("name"), category: text("category") },
  schema: () => specializationSchema,
};

const notFound = "Specialization not found";
const entry = { specializationId: "id", courseId: "courseId" };

/** The calls on specializations. */
export const routes: readonly RestRoute[] = [
  list("specializations", {
    notFound,
    document: `query ($first: Int, $after: String, $orgCode: String) {
      answer: specializations(first: $first, after: $after, orgCode: $orgCode, ofMyTrack: false) {
        nodes { id: databaseId name category ${entries} } ${page}
      }
    }`,
    variables: ({ query }) => ({ orgCode: query.get("orgCode") }),
  }),
  get("specializations/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: specialization(databaseId: $id) { id: databaseId name category updatedAt ${entries} } }`,
  }),
  rows("specializations/{id}/courses", {
    notFound,
    key: "id",
    document: `query ($id: Int!) { specialization(databaseId: $id) { answer: courses {
      course { id: databaseId code title imageUrl description duration level status }
    } } }`,
    at: ["specialization", "answer"],
    shape: (entries: { course: object }[]) => entries.map(({ course }) => ({ ...course, course })),
  }),
  post("specializations", {
    notFound,
    document: `mutation ($name: String!, $category: String) {
      answer: createSpecialization(name: $name, category: $category) { ${answer} }
    }`,
    form,
    part: "specialization",
  }),
  put("specializations/{id}", {
    notFound,
    document: `mutation ($id: Int!, $version: DateTime, $name: String!, $category: String) {
      answer: updateSpecialization(specializationId: $id, version: $version, name: $name, category: $category) { ${answer} }
    }`,
    form,
    part: "specialization",
  }),
  post("specializations/{id}/courses/{courseId}", {
    notFound,
    document: mutationByIds("addCourseToSpecialization", entry, answer),
    part: "specialization",
  }),
  remove("specializations/{id}/courses/{courseId}", {
    document: mutationByIds("removeCourseFromSpecialization", entry),
  }),
];
