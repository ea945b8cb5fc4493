import { BadRequest, pathNumber, pathText, type RestInput, type RestRoute } from "../route";
import { page } from "./fragments";

const card = `id: databaseId code title description imageUrl duration level rating reviews: reviewCount
  trainer: trainerName authorName categoryId category { id: databaseId name } status price updatedAt`;

const modules = `modules {
    id: databaseId name module_name: name displayOrder
    topics { id: databaseId name title: name topic_name: name displayOrder }
  }`;

const detail = `${card} objectives ${modules}`;

const levels = ["BEGINNER", "INTERMEDIATE", "ADVANCED"];

function listVariables({ query }: RestInput) {
  const level = query.get("level");
  const categoryId = query.get("categoryId");
  if (level && !levels.includes(level)) throw new BadRequest(`level must be one of ${levels.join(", ")}`);
  if (categoryId && !/^\d{1,9}$/.test(categoryId)) throw new BadRequest("categoryId must be a number");
  return {
    search: query.get("search"),
    level: level || null,
    categoryId: categoryId ? Number(categoryId) : null,
  };
}

const byId = (input: RestInput) => ({ id: pathNumber(input, "id") });
const notFound = "Course not found";

export const courseRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "courses",
    document: `query ($after: String, $search: String, $level: Level, $categoryId: Int) {
      answer: courses(first: 100, after: $after, search: $search, level: $level, categoryId: $categoryId, sort: CREATED) {
        nodes { ${card} } ${page}
      }
    }`,
    variables: listVariables,
    answer: { form: "list", notFound },
  },
  {
    method: "GET",
    path: "courses/code/{code}",
    document: `query ($code: String!) { answer: courseByCode(code: $code) { ${detail} } }`,
    variables: (input) => ({ code: pathText(input, "code") }),
    answer: { form: "one", notFound },
  },
  {
    method: "GET",
    path: "courses/{id}",
    document: `query ($id: Int!) { answer: course(databaseId: $id) { ${detail} } }`,
    variables: byId,
    answer: { form: "one", notFound },
  },
  {
    method: "GET",
    path: "courses/{id}/instructions",
    document: `query ($id: Int!, $after: String) {
      course(databaseId: $id) {
        answer: instructions(first: 100, after: $after) {
          nodes { id: databaseId kind instruction createdAt createdBy { id: databaseId name } } ${page}
        }
      }
    }`,
    variables: byId,
    answer: { form: "list", notFound },
    at: ["course", "answer"],
  },
  {
    method: "GET",
    path: "courses/{id}/users",
    document: `query ($id: Int!, $after: String) {
      course(databaseId: $id) {
        answer: enrolledUsers(first: 100, after: $after) {
          nodes { id: databaseId name username email userType active } ${page}
        }
      }
    }`,
    variables: byId,
    answer: { form: "list", notFound },
    at: ["course", "answer"],
  },
  {
    method: "GET",
    path: "courses/{id}/resources",
    document: `query ($id: Int!, $after: String) {
      course(databaseId: $id) {
        answer: resources(first: 100, after: $after) {
          nodes {
            id: databaseId name title: name url type duration status visibility tags updatedAt
            course { id: databaseId title }
          }
          ${page}
        }
      }
    }`,
    variables: byId,
    answer: { form: "list", notFound },
    at: ["course", "answer"],
  },
];
