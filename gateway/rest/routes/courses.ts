import { levelLabels } from "#gateway/domains/courses/contract";
import { findValue, getValues } from "#gateway/domains/labelsContract";
import { get, list } from "../calls";
import { BadRequest, queryNumber, type RestCall, type RestRoute } from "../route";
import { page } from "./fragments";
import { resource } from "./resources";

const card = `id: databaseId code title description imageUrl duration level rating reviews: reviewCount
  trainer: trainerName trainerId authorName categoryId category { id: databaseId name } status price updatedAt`;

const modules = `modules {
    id: databaseId name module_name: name displayOrder
    topics { id: databaseId name title: name topic_name: name displayOrder }
  }`;

/** Assessments require a signed-in user. */
const assessments =
  "assessments @include(if: $isSignedIn) { id: databaseId title duration passingScore questions: questionCount }";

const detail = `${card} objectives ${modules} ${assessments}`;

/** Courses have no assignments yet. */
const withWork = (course: { assessments?: object[] }) => ({ assessments: [], ...course, assignments: [] });

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

const block = "id: databaseId kind markdown html url file { signedUrl }";

interface Block {
  file: { signedUrl: string } | null;
}

interface Lesson {
  publishedAt: string | null;
  blocks: Block[];
  draftBlocks: Block[] | null;
}

const readBlock = ({ file, ...rest }: Block) => ({ ...rest, fileUrl: file?.signedUrl ?? null });

/** A lesson that was never published is read by staff as its draft. */
const readLesson = ({ publishedAt, blocks, draftBlocks, ...lesson }: Lesson) => ({
  ...lesson,
  blocks: (publishedAt === null ? (draftBlocks ?? blocks) : blocks).map(readBlock),
});

const notFound = "Course not found";

export const courseRoutes: readonly RestRoute[] = [
  list("courses", {
    notFound,
    document: `query (
      $first: Int, $after: String, $search: String, $level: Level, $categoryId: Int, $isSignedIn: Boolean!
    ) {
      answer: courses(first: $first, after: $after, search: $search, level: $level, categoryId: $categoryId, sort: CREATED) {
        nodes { ${card} ${assessments} } ${page}
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
  get("courses/{id}/topics/{topicId}", {
    notFound: "Topic not found",
    document: `query ($id: Int!, $topicId: Int!) {
      answer: lesson(courseId: $id, topicId: $topicId) {
        id: databaseId name summary minutes completion isOpen publishedAt blocks { ${block} } draftBlocks { ${block} }
      }
    }`,
    shape: readLesson,
  }),
  list("courses/{id}/instructions", {
    notFound,
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: instructions(first: $first, after: $after) {
          nodes { id: databaseId kind instruction createdAt createdBy { id: databaseId name } } ${page}
        }
      }
    }`,
    at: ["course", "answer"],
  }),
  list("courses/{id}/users", {
    notFound,
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: enrolledUsers(first: $first, after: $after) {
          nodes { id: databaseId name username email userType active } ${page}
        }
      }
    }`,
    at: ["course", "answer"],
  }),
  list("courses/{id}/resources", {
    notFound,
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: resources(first: $first, after: $after) {
          nodes { ${resource} } ${page}
        }
      }
    }`,
    at: ["course", "answer"],
  }),
];
