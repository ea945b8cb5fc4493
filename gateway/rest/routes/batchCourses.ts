import {
  bodyDay,
  bodyFlag,
  bodyNumber,
  bodyOptionalNumber,
  bodyRequiredChoice,
  bodyTime,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { page, refusal } from "./fragments";

const statuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"];
const courseTypes = [
  ...["INSTRUCTOR_LED", "SELF_PACED", "BLENDED", "LIVE_ONLINE", "RECORDED", "WORKSHOP", "SEMINAR"],
  ...["BOOTCAMP", "MENTORED", "PROJECT_BASED", "FLIPPED_CLASSROOM", "GAMIFIED", "PEER_TO_PEER", "MOOC"],
];

const batchCourse = `id: databaseId batchId courseId course { id: databaseId code title } startDate endDate startTime endTime
  duration courseType planEnabled locked status noOfTopics completedTopics completionPercentage updatedAt`;
const answer = `__typename ... on ChangedBatchCoursePayload { batchCourse { ${batchCourse} } } ${refusal}`;

const batchCourseInput = (input: RestInput, courseId: number) => ({
  courseId,
  startDate: bodyDay(input, "startDate"),
  endDate: bodyDay(input, "endDate"),
  startTime: bodyTime(input, "startTime"),
  endTime: bodyTime(input, "endTime"),
  duration: bodyOptionalNumber(input, "duration"),
  courseType: bodyRequiredChoice(input, "courseType", courseTypes),
  planEnabled: bodyFlag(input, "planEnabled"),
  locked: bodyFlag(input, "locked"),
  status: bodyRequiredChoice(input, "status", statuses),
});

const batchCourseOf = ({ batchCourse: changed }: { batchCourse: object }) => changed;
const place = (input: RestInput) => ({
  id: pathNumber(input, "id"),
  courseId: pathNumber(input, "courseId"),
});
const notFound = { form: "one", notFound: "Batch course not found" } as const;

/** The calls of staff on the courses of a batch. */
export const batchCourseRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batches/{id}/courses",
    document: `query ($id: Int!, $after: String) {
      batch(databaseId: $id) { answer: courses(first: 100, after: $after) { nodes { ${batchCourse} } ${page} } }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "list", notFound: "Batch not found" },
    at: ["batch", "answer"],
  },
  {
    method: "GET",
    path: "batches/{id}/courses/{courseId}",
    document: `query ($id: Int!, $courseId: Int!) {
      answer: batchCourse(batchId: $id, courseId: $courseId) { ${batchCourse} }
    }`,
    variables: place,
    answer: notFound,
  },
  {
    method: "POST",
    path: "batches/{id}/courses",
    document: `mutation ($id: Int!, $input: BatchCourseInput!) {
      answer: assignCourseToBatch(batchId: $id, input: $input) { ${answer} }
    }`,
    variables: (input) => ({
      id: pathNumber(input, "id"),
      input: batchCourseInput(input, bodyNumber(input, "courseId")),
    }),
    answer: notFound,
    shape: batchCourseOf,
  },
  {
    method: "PUT",
    path: "batches/{id}/courses/{courseId}",
    document: `mutation ($id: Int!, $courseId: Int!, $input: BatchCourseInput!) {
      answer: updateBatchCourse(batchId: $id, courseId: $courseId, input: $input) { ${answer} }
    }`,
    variables: (input) => {
      const courseId = bodyOptionalNumber(input, "courseId") ?? pathNumber(input, "courseId");
      return { ...place(input), input: batchCourseInput(input, courseId) };
    },
    answer: notFound,
    shape: batchCourseOf,
  },
  {
    method: "DELETE",
    path: "batches/{id}/courses/{courseId}",
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: removeCourseFromBatch(batchId: $id, courseId: $courseId) { __typename ${refusal} }
    }`,
    variables: place,
    answer: { form: "none" },
  },
  {
    method: "GET",
    path: "batches/{id}/courses/{courseId}/sync",
    document: `query ($id: Int!, $courseId: Int!) {
      answer: batchCourse(batchId: $id, courseId: $courseId) { ${batchCourse} missingEnrolments }
    }`,
    variables: place,
    answer: notFound,
  },
  {
    method: "PUT",
    path: "batches/{id}/courses/{courseId}/sync",
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: syncBatchCourse(batchId: $id, courseId: $courseId) { ${answer} }
    }`,
    variables: place,
    answer: notFound,
    shape: batchCourseOf,
  },
];
