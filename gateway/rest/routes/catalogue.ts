import { pathNumber, type RestInput, type RestRoute } from "../route";
import { page } from "./fragments";

const entry = "courses { id: displayOrder course { id: databaseId code title imageUrl } }";
const byId = (input: RestInput) => ({ id: pathNumber(input, "id") });

const specializationRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "specializations",
    document: `query ($first: Int, $after: String, $orgCode: String) {
      answer: specializations(first: $first, after: $after, orgCode: $orgCode, ofMyTrack: false) {
        nodes { id: databaseId name category ${entry} } ${page}
      }
    }`,
    variables: ({ query }) => ({ orgCode: query.get("orgCode") }),
    answer: { form: "list", notFound: "Specialization not found" },
  },
  {
    method: "GET",
    path: "specializations/{id}",
    document: `query ($id: Int!) { answer: specialization(databaseId: $id) { id: databaseId name category updatedAt ${entry} } }`,
    variables: byId,
    answer: { form: "one", notFound: "Specialization not found" },
  },
  {
    method: "GET",
    path: "specializations/{id}/courses",
    document: `query ($id: Int!) { specialization(databaseId: $id) { answer: courses {
      course { id: databaseId code title imageUrl description duration level status }
    } } }`,
    variables: byId,
    answer: { form: "rows", notFound: "Specialization not found", key: "id" },
    at: ["specialization", "answer"],
    shape: (entries: { course: object }[]) => entries.map(({ course }) => ({ ...course, course })),
  },
];

const curriculumFields = `id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId updatedAt`;

const curriculumRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "curriculum",
    document: `query ($first: Int, $after: String) {
      answer: curricula(first: $first, after: $after, sort: CREATED) { nodes { ${curriculumFields} } ${page} }
    }`,
    answer: { form: "list", notFound: "Curriculum not found" },
  },
  {
    method: "GET",
    path: "curriculum/{id}",
    document: `query ($id: Int!) {
      answer: curriculum(databaseId: $id) {
        ${curriculumFields} objectives
        modules { id: databaseId name module_name: name displayOrder topics { id: databaseId name title: name topic_name: name displayOrder } }
      }
    }`,
    variables: byId,
    answer: { form: "one", notFound: "Curriculum not found" },
  },
  {
    method: "GET",
    path: "curriculum/{id}/instructions",
    document: `query ($id: Int!, $first: Int, $after: String) {
      curriculum(databaseId: $id) {
        answer: instructions(first: $first, after: $after) {
          nodes { id: databaseId kind instruction createdAt createdBy { id: databaseId name } } ${page}
        }
      }
    }`,
    variables: byId,
    answer: { form: "list", notFound: "Curriculum not found" },
    at: ["curriculum", "answer"],
  },
];

const categoryRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "categories",
    document: `query ($first: Int, $after: String) { answer: categories(first: $first, after: $after) { nodes { id: databaseId name } ${page} } }`,
    answer: { form: "list", notFound: "Category not found" },
  },
  {
    method: "GET",
    path: "categories/{id}",
    document: "query ($id: Int!) { answer: category(databaseId: $id) { id: databaseId name updatedAt } }",
    variables: byId,
    answer: { form: "one", notFound: "Category not found" },
  },
];

export const catalogueRoutes: readonly RestRoute[] = [
  ...specializationRoutes,
  ...curriculumRoutes,
  ...categoryRoutes,
];
