import { batchCourseDefaults, batchCourseSchema } from "#gateway/domains/batchCourses/formContract";
import { day, flag, givenOr, plain } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestInput, type RestRoute } from "../route";
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

const getBatchCourse = ({ batchCourse: changed }: { batchCourse: object }) => changed;
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
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: courses(first: $first, after: $after) { nodes { ${batchCourse} } ${page} } }
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
    form,
    variables: (call) => ({ id: pathNumber(call, "id"), input: call.form }),
    answer: notFound,
    shape: getBatchCourse,
  },
  {
    method: "PUT",
    path: "batches/{id}/courses/{courseId}",
    document: `mutation ($id: Int!, $courseId: Int!, $input: BatchCourseInput!) {
      answer: updateBatchCourse(batchId: $id, courseId: $courseId, input: $input) { ${answer} }
    }`,
    form,
    variables: (call) => ({ ...place(call), input: call.form, version: call.version }),
    answer: notFound,
    shape: getBatchCourse,
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
    shape: getBatchCourse,
  },
];
