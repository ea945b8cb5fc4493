import { levels } from "#gateway/domains/courses/contract";
import {
  BadRequest,
  pathNumber,
  pathText,
  queryNumber,
  type RestCall,
  type RestInput,
  type RestRoute,
} from "../route";
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
  if (level && !levels.some((known) => known === level))
    throw new BadRequest(`level must be one of ${levels.join(", ")}`, "level");
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

const byId = (input: RestInput) => ({ id: pathNumber(input, "id") });
const notFound = "Course not found";

export const courseRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "courses",
    document: `query (
      $first: Int, $after: String, $search: String, $level: Level, $categoryId: Int, $isSignedIn: Boolean!
    ) {
      answer: courses(first: $first, after: $after, search: $search, level: $level, categoryId: $categoryId, sort: CREATED) {
        nodes { ${card} ${assessments} } ${page}
      }
    }`,
    variables: listVariables,
    answer: { form: "list", notFound },
    shape: withWork,
  },
  {
    method: "GET",
    path: "courses/code/{code}",
    document: `query ($code: String!, $isSignedIn: Boolean!) { answer: courseByCode(code: $code) { ${detail} } }`,
    variables: (call) => ({ code: pathText(call, "code"), isSignedIn: call.isSignedIn }),
    answer: { form: "one", notFound },
    shape: withWork,
  },
  {
    method: "GET",
    path: "courses/{id}",
    document: `query ($id: Int!, $isSignedIn: Boolean!) { answer: course(databaseId: $id) { ${detail} } }`,
    variables: (call) => ({ ...byId(call), isSignedIn: call.isSignedIn }),
    answer: { form: "one", notFound },
    shape: withWork,
  },
  {
    method: "GET",
    path: "courses/{id}/topics/{topicId}",
    document: `query ($id: Int!, $topicId: Int!) {
      answer: lesson(courseId: $id, topicId: $topicId) {
        id: databaseId name summary minutes completion isOpen publishedAt blocks { ${block} } draftBlocks { ${block} }
      }
    }`,
    variables: (input) => ({ ...byId(input), topicId: pathNumber(input, "topicId") }),
    answer: { form: "one", notFound: "Topic not found" },
    shape: readLesson,
  },
  {
    method: "GET",
    path: "courses/{id}/instructions",
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: instructions(first: $first, after: $after) {
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
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: enrolledUsers(first: $first, after: $after) {
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
    document: `query ($id: Int!, $first: Int, $after: String) {
      course(databaseId: $id) {
        answer: resources(first: $first, after: $after) {
          nodes { ${resource} } ${page}
        }
      }
    }`,
    variables: byId,
    answer: { form: "list", notFound },
    at: ["course", "answer"],
  },
];
