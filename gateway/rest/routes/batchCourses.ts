import { batchCourseDefaults, batchCourseSchema } from "#gateway/domains/batchCourses/formContract";
import { get, list, post, put, remove } from "../calls";
import { day, flag, givenOr, plain } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
import { page, refusal } from "./fragments";

const batchCourse = `id: databaseId batchId courseId course { id: databaseId code title } startDate endDate startTime endTime
  ownStartTime ownEndTime   duration courseType planEnabled locked status noOfTopics completedTopics completionPercentage updatedAt`;
const answer = `__typename ... on ChangedBatchCoursePayload { batchCourse { ${batchCourse} } } ${refusal}`;

const form: RestForm = {
  fields: {
    courseId: plain("courseId", "course.id"),
    startDate: day("startDate"),
    endDate: day("endDate"),
    // GET shows the batch's times where the course has none.
    startTime: { ...plain("startTime"), stored: "ownStartTime" },
    endTime: { ...plain("endTime"), stored: "ownEndTime" },
    duration: plain("duration"),
    courseType: givenOr("courseType", batchCourseDefaults.courseType),
    planEnabled: flag("planEnabled", batchCourseDefaults.planEnabled),
    locked: flag("locked", batchCourseDefaults.locked),
    status: givenOr("status", batchCourseDefaults.status),
  },
  schema: () => batchCourseSchema,
};

const notFound = "Batch course not found";

/** The calls of staff on the courses of a batch. */
export const batchCourseRoutes: readonly RestRoute[] = [
  list("batches/{id}/courses", {
    notFound: "Batch not found",
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: courses(first: $first, after: $after) { nodes { ${batchCourse} } ${page} } }
    }`,
    at: ["batch", "answer"],
  }),
  get("batches/{id}/courses/{courseId}", {
    notFound,
    document: `query ($id: Int!, $courseId: Int!) {
      answer: batchCourse(batchId: $id, courseId: $courseId) { ${batchCourse} }
    }`,
  }),
  post("batches/{id}/courses", {
    notFound,
    document: `mutation ($id: Int!, $input: BatchCourseInput!) {
      answer: assignCourseToBatch(batchId: $id, input: $input) { ${answer} }
    }`,
    form,
    part: "batchCourse",
  }),
  put("batches/{id}/courses/{courseId}", {
    notFound,
    document: `mutation ($id: Int!, $courseId: Int!, $input: BatchCourseInput!) {
      answer: updateBatchCourse(batchId: $id, courseId: $courseId, input: $input) { ${answer} }
    }`,
    form,
    part: "batchCourse",
  }),
  remove("batches/{id}/courses/{courseId}", {
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: removeCourseFromBatch(batchId: $id, courseId: $courseId) { __typename ${refusal} }
    }`,
  }),
  get("batches/{id}/courses/{courseId}/sync", {
    notFound,
    document: `query ($id: Int!, $courseId: Int!) {
      answer: batchCourse(batchId: $id, courseId: $courseId) { ${batchCourse} missingEnrolments }
    }`,
  }),
  put("batches/{id}/courses/{courseId}/sync", {
    notFound,
    document: `mutation ($id: Int!, $courseId: Int!) {
      answer: syncBatchCourse(batchId: $id, courseId: $courseId) { ${answer} }
    }`,
    part: "batchCourse",
  }),
];
