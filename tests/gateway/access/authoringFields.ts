import {
  type FieldRow,
  hidden,
  nodeNumber,
  type Outcome,
  ofTheTenant,
  query,
  type Rows,
  staffOnly,
} from "./matrix";

const refused = "__typename ... on Refusal { code message }";

/** A command of staff: what comes of it for the tenant's staff, and for another tenant's. */
const command = (
  name: string,
  args: (rows: Rows) => string,
  outcomes: { staff: Outcome; other: Outcome },
): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows) => `mutation { answer: ${name.split(" ")[0]}(${args(rows)}) { ${refused} } }`,
  expected: {
    ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: outcomes.staff, admin: outcomes.staff },
    other: outcomes.other,
  },
});

const both = (outcome: Outcome) => ({ staff: outcome, other: outcome });
/** What the row's own staff may do, or hear about, and another tenant's staff do not find. */
const ofOwn = (staff: Outcome) => ({ staff, other: "NOT_FOUND" as const });

const noCourse = `input: { code: "", title: "", description: "", categoryId: 1, status: DRAFT, imageUrl: "" }`;
const noCurriculum = `input: { title: "", duration: 0, imageUrl: "", status: DRAFT, level: BEGINNER }`;
const noResource = `input: { name: "", type: LINK, url: "", visibility: PUBLIC, duration: 0, status: DRAFT }`;
const someResource = `input: { name: "Row", type: LINK, url: "https://example.test", visibility: PUBLIC, duration: 0, status: DRAFT }`;
const noPost = `input: { title: "", summary: "", body: "", authorName: "", status: DRAFT }`;
const somePost = `input: { title: "Row", slug: "matrix-draft", summary: "Row", body: "Row", authorName: "Row", status: DRAFT }`;
const noQuestion = `input: { title: "", type: SINGLE, options: [], acceptedAnswers: [] }`;
const someQuestion = `input: { title: "Row?", type: SHORT_TEXT, options: [], acceptedAnswers: ["yes"] }`;
const old = `version: "2000-01-01T00:00:00.000Z", modules: []`;

const wish = `instruction: "Three modules on databases"`;

const courseCommands: FieldRow[] = [
  command("createCourse", () => noCourse, both("INVALID")),
  command("updateCourse", ({ published: { id } }) => `courseId: ${id}, ${noCourse}`, both("INVALID")),
  command("publishCourse", ({ published: { id } }) => `courseId: ${id}`, ofOwn("yes")),
  command("unpublishCourse", ({ draft: { id } }) => `courseId: ${id}`, ofOwn("yes")),
  command("setPublications", () => "courseIds: [], status: DRAFT", both("INVALID")),
  command("deleteCourse", ({ published: { id } }) => `courseId: ${id}`, ofOwn("CONFLICT")),
  command(
    "createCourseFromCurriculum",
    ({ curriculum }) => `curriculumId: ${curriculum}, code: "ROW", categoryId: 999999`,
    ofOwn("INVALID"),
  ),
  command("addModule", ({ published: { id } }) => `courseId: ${id}, name: " "`, both("INVALID")),
  command("addModule to no course", () => `courseId: 999999, name: "Row"`, both("NOT_FOUND")),
  command(
    "addTopic",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, name: "Row"`,
    both("NOT_FOUND"),
  ),
  command("deleteModule", ({ published: { id } }) => `courseId: ${id}, moduleId: 999999`, both("NOT_FOUND")),
  command(
    "deleteTopic",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, topicId: 999999`,
    both("NOT_FOUND"),
  ),
  command("saveOutline", ({ published: { id } }) => `courseId: ${id}, ${old}`, ofOwn("STALE")),
  command(
    "addQuestion",
    ({ published: { id } }) => `courseId: ${id}, moduleId: 999999, ${someQuestion}`,
    both("NOT_FOUND"),
  ),
  command("updateQuestion", () => `questionId: 999999, ${noQuestion}`, both("INVALID")),
  command("updateQuestion of none", () => `questionId: 999999, ${someQuestion}`, both("NOT_FOUND")),
  command("deleteQuestion", () => "questionId: 999999", both("NOT_FOUND")),
];

const otherCommands: FieldRow[] = [
  command("createCategory", () => `name: ""`, both("INVALID")),
  command("deleteCategory", (rows) => `categoryId: ${nodeNumber(rows, "Category")}`, ofOwn("CONFLICT")),
  command(
    "renameCategory",
    (rows) => `categoryId: ${nodeNumber(rows, "Category")}, name: ""`,
    both("INVALID"),
  ),
  command("renameCategory of none", () => `categoryId: 999999, name: "Row"`, both("NOT_FOUND")),
  command("createSpecialization", () => `name: ""`, both("INVALID")),
  command(
    "updateSpecialization",
    ({ specialization }) => `specializationId: ${specialization}, name: ""`,
    both("INVALID"),
  ),
  command("updateSpecialization of none", () => `specializationId: 999999, name: "Row"`, both("NOT_FOUND")),
  command("deleteSpecialization", () => "specializationId: 999999", both("NOT_FOUND")),
  command(
    "addCourseToSpecialization",
    ({ specialization, published }) => `specializationId: ${specialization}, courseId: ${published.id}`,
    ofOwn("CONFLICT"),
  ),
  command(
    "removeCourseFromSpecialization",
    ({ specialization }) => `specializationId: ${specialization}, courseId: 999999`,
    both("NOT_FOUND"),
  ),
  command(
    "orderSpecializationCourses",
    ({ specialization }) => `specializationId: ${specialization}, courseIds: []`,
    ofOwn("STALE"),
  ),
  command("createBlogPost", () => noPost, both("INVALID")),
  command("updateBlogPost", ({ draftPost: { id } }) => `postId: ${id}, ${noPost}`, ofOwn("INVALID")),
  command("updateBlogPost of a draft", ({ draftPost: { id } }) => `postId: ${id}, ${somePost}`, ofOwn("yes")),
  command("setBlogPostStatus", ({ draftPost: { id } }) => `postId: ${id}, status: DRAFT`, ofOwn("yes")),
  command("deleteBlogPost", () => "postId: 999999", both("NOT_FOUND")),
  command("createResource", ({ published: { id } }) => `courseId: ${id}, ${noResource}`, both("INVALID")),
  command("createResource in no course", () => `courseId: 999999, ${someResource}`, both("NOT_FOUND")),
  command(
    "updateResource",
    ({ draft, resource }) => `courseId: ${draft.id}, resourceId: ${resource}, ${someResource}`,
    both("NOT_FOUND"),
  ),
  command(
    "deleteResource",
    ({ draft, resource }) => `courseId: ${draft.id}, resourceId: ${resource}`,
    both("NOT_FOUND"),
  ),
  command(
    "addCurriculumQuestion",
    ({ curriculum }) => `curriculumId: ${curriculum}, moduleId: 999999, ${someQuestion}`,
    both("NOT_FOUND"),
  ),
  command("updateCurriculumQuestion", () => `questionId: 999999, ${noQuestion}`, both("INVALID")),
  command("updateCurriculumQuestion of none", () => `questionId: 999999, ${someQuestion}`, both("NOT_FOUND")),
  command("deleteCurriculumQuestion", () => "questionId: 999999", both("NOT_FOUND")),
  command("createCurriculum", () => noCurriculum, both("INVALID")),
  command(
    "updateCurriculum",
    ({ curriculum }) => `curriculumId: ${curriculum}, ${noCurriculum}`,
    both("INVALID"),
  ),
  command("deleteCurriculum", () => "curriculumId: 999999", both("NOT_FOUND")),
  command("saveCurriculumOutline", ({ curriculum }) => `curriculumId: ${curriculum}, ${old}`, ofOwn("STALE")),
];

const toEdit = ({ published, resource }: Rows) =>
  `{ answer: resourceToEdit(courseId: ${published.id}, databaseId: ${resource}) { url } }`;
const byTitle = (title: string) => `{ answer: curriculumByTitle(title: "${title}") { title } }`;
const withAnswers = "modules { questions { options { isCorrect } acceptedAnswers explanation } }";

/** What staff do to courses, questions, categories, curricula, specializations and resources, and read to do so. */
export const fields: FieldRow[] = [
  ...courseCommands,
  ...otherCommands,
  query("resources", "resources(first: 100) { nodes { name course { code } } }", {
    ...staffOnly,
    other: "own",
  }),
  command(
    "generateCourseQuestions",
    ({ published: { id } }) => `courseId: ${id}, ${wish}`,
    both("UNAVAILABLE"),
  ),
  command(
    "generateCurriculumTopics",
    ({ curriculum }) => `curriculumId: ${curriculum}, ${wish}`,
    both("UNAVAILABLE"),
  ),
  query("batchesToday", "batchesToday { totalCount }", { ...staffOnly, other: "yes" }),
  query("delayedTopics", "delayedTopics(first: 5) { totalCount }", { ...staffOnly, other: "yes" }),
  query("lateTopics", "lateTopics(first: 5) { totalCount }", { ...staffOnly, other: "yes" }),
  query("lateTopicChoices", "lateTopicChoices { batches { name } trainers { name } }", {
    ...staffOnly,
    other: "yes",
  }),
  query("newestEnrolments", "newestEnrolments(first: 100) { nodes { user { tenantId } } }", {
    ...staffOnly,
    other: "own",
  }),
  query("placeRequests", "placeRequests(first: 100) { nodes { user { tenantId } } }", {
    ...staffOnly,
    other: "nothing",
  }),
  {
    field: "Mutation.dismissPlaceRequest",
    document: () =>
      "mutation { answer: dismissPlaceRequest(requestId: 2147483647) { __typename ... on Refusal { code message } } }",
    expected: {
      ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN" },
      ...{ trainer: "NOT_FOUND", admin: "NOT_FOUND", other: "NOT_FOUND" },
    },
  },
  { field: "Query.resourceToEdit", document: toEdit, expected: staffOnly },
  {
    field: "Query.curriculumByTitle",
    document: ({ curriculumTitle }) => byTitle(curriculumTitle),
    expected: ofTheTenant,
  },
  {
    field: "Query.curriculumByTitle of a draft",
    document: ({ draftCurriculumTitle }) => byTitle(draftCurriculumTitle),
    expected: hidden,
  },
  query(
    "course with the answers to its questions",
    ({ published: { id } }) => `course(databaseId: ${id}) { ${withAnswers} }`,
    staffOnly,
  ),
  query(
    "curriculum with the answers to its questions",
    ({ curriculum }) => `curriculum(databaseId: ${curriculum}) { ${withAnswers} }`,
    staffOnly,
  ),
];
