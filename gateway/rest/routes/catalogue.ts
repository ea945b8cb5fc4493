import { get, list, rows } from "../calls";
import type { RestRoute } from "../route";
import { page } from "./fragments";

const entry = "courses { id: displayOrder course { id: databaseId code title imageUrl } }";

const notFound = "Specialization not found";

const specializationRoutes: readonly RestRoute[] = [
  list("specializations", {
    notFound,
    document: `query ($first: Int, $after: String, $orgCode: String) {
      answer: specializations(first: $first, after: $after, orgCode: $orgCode, ofMyTrack: false) {
        nodes { id: databaseId name category ${entry} } ${page}
      }
    }`,
    variables: ({ query }) => ({ orgCode: query.get("orgCode") }),
  }),
  get("specializations/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: specialization(databaseId: $id) { id: databaseId name category updatedAt ${entry} } }`,
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
];

const curriculumFields = `id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId updatedAt`;

const curriculumRoutes: readonly RestRoute[] = [
  list("curriculum", {
    notFound: "Curriculum not found",
    document: `query ($first: Int, $after: String) {
      answer: curricula(first: $first, after: $after, sort: CREATED) { nodes { ${curriculumFields} } ${page} }
    }`,
  }),
  get("curriculum/{id}", {
    notFound: "Curriculum not found",
    document: `query ($id: Int!) {
      answer: curriculum(databaseId: $id) {
        ${curriculumFields} objectives
        modules { id: databaseId name module_name: name displayOrder topics { id: databaseId name title: name topic_name: name displayOrder } }
      }
    }`,
  }),
  list("curriculum/{id}/instructions", {
    notFound: "Curriculum not found",
    document: `query ($id: Int!, $first: Int, $after: String) {
      curriculum(databaseId: $id) {
        answer: instructions(first: $first, after: $after) {
          nodes { id: databaseId kind instruction createdAt createdBy { id: databaseId name } } ${page}
        }
      }
    }`,
    at: ["curriculum", "answer"],
  }),
];

const categoryRoutes: readonly RestRoute[] = [
  list("categories", {
    notFound: "Category not found",
    document: `query ($first: Int, $after: String) { answer: categories(first: $first, after: $after) { nodes { id: databaseId name } ${page} } }`,
  }),
  get("categories/{id}", {
    notFound: "Category not found",
    document: "query ($id: Int!) { answer: category(databaseId: $id) { id: databaseId name updatedAt } }",
  }),
];

export const catalogueRoutes: readonly RestRoute[] = [
  ...specializationRoutes,
  ...curriculumRoutes,
  ...categoryRoutes,
];
