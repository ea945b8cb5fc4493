import { get, post, put, remove } from "#gateway/routes/calls";
import { parts } from "#gateway/routes/editedRows";
import { day, flag, givenOr, plain } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, queryByIds, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { batchCourseDefaults, batchCourseSchema } from "./formContract";

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
const place = { batchId: "id", courseId: "courseId" };

/** The calls of staff on the courses of a batch. */
export const routes: readonly RestRoute[] = [
  parts("batches/{id}/courses", {
    notFound: "Batch not found",
    parent: "batch",
    field: "courses",
    nodes: batchCourse,
  }),
  get("batches/{id}/courses/{courseId}", {
    notFound,
    document: queryByIds("batchCourse", place, batchCourse),
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
    document: mutationByIds("removeCourseFromBatch", place),
  }),
  get("batches/{id}/courses/{courseId}/sync", {
    notFound,
    document: queryByIds("batchCourse", place, `${batchCourse} missingEnrolments`),
  }),
  put("batches/{id}/courses/{courseId}/sync", {
    notFound,
    document: mutationByIds("syncBatchCourse", place, answer),
    part: "batchCourse",
  }),
];
