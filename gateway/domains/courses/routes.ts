import { get, list } from "#gateway/routes/calls";
import { page } from "#gateway/routes/fragments";
import { BadRequest, queryNumber, type RestCall, type RestRoute } from "#gateway/routes/route";
import { findValue, getValues } from "../labelsContract";
import { authoringRoutes } from "./authoringRoutes";
import { levelLabels } from "./contract";
import { dataRoutes } from "./dataRoutes";

const card = `id: databaseId code title description imageUrl duration level rating reviews: reviewCount
  trainer: trainerName trainerId authorName categoryId category { id: databaseId name } status price updatedAt`;

const modules = `modules {
    id: databaseId name module_name: name displayOrder
    topics { id: databaseId name title: name topic_name: name displayOrder }
  }`;

/** Assessments require a signed-in user. */
const assessments =
  "assessments @include(if: $isSignedIn) { id: databaseId title kind duration passingScore questions: questionCount }";

/** Assignments require a signed-in user, too; `dueAt` and `state` are the caller's own. */
const assignments = "assignments @include(if: $isSignedIn) { id: databaseId title kind points dueAt state }";

const work = `${assessments} ${assignments}`;

const detail = `${card} objectives ${modules} ${work}`;

/** Visitors see neither. */
const withWork = (course: object) => ({ assessments: [], assignments: [], ...course });

function listVariables(call: RestCall) {
  const level = call.query.get("level");
  if (level && findValue(levelLabels, level) === undefined)
    throw new BadRequest(`level must be one of ${getValues(levelLabels).join(", ")}`, "level");
  return {
    search: call.query.get("search"),
    level: level || null,
    categoryId: queryNumber(call, "categoryId"),
    isSignedIn: call.isSignedIn,
  };
}

const notFound = "Course not found";

/** The calls on courses. */
export const routes: readonly RestRoute[] = [
  ...authoringRoutes,
  ...dataRoutes,
  list("courses", {
    notFound,
    document: `query (
      $first: Int, $after: String, $search: String, $level: Level, $categoryId: Int, $isSignedIn: Boolean!
    ) {
      answer: courses(first: $first, after: $after, search: $search, level: $level, categoryId: $categoryId, sort: CREATED) {
        nodes { ${card} ${work} } ${page}
      }
    }`,
    variables: listVariables,
    shape: withWork,
  }),
  get("courses/code/{code}", {
    notFound,
    document: `query ($code: String!, $isSignedIn: Boolean!) { answer: courseByCode(code: $code) { ${detail} } }`,
    shape: withWork,
  }),
  get("courses/{id}", {
    notFound,
    document: `query ($id: Int!, $isSignedIn: Boolean!) { answer: course(databaseId: $id) { ${detail} } }`,
    shape: withWork,
  }),
];
