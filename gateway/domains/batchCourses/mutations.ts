import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { formatDay, formatTime } from "#gateway/graphql/scalars";
import { Batch } from "../batches/Batch";
import { BatchCourse, BatchCourseStatus, CourseType } from "./BatchCourse";
import {
  assignCourse,
  lockBatchCourse,
  removeBatchCourse,
  syncBatchCourse,
  updateBatchCourse,
} from "./commands";

const ChangedBatchCourse = builder
  .objectRef<{ batchId: number; courseId: number }>("ChangedBatchCoursePayload")
  .implement({
    description: "The batch course after the change.",
    authScopes: { staff: true },
    fields: (t) => ({
      batchCourse: t.prismaField({
        type: BatchCourse,
        description: "The batch course.",
        resolve: (query, { batchId, courseId }, _args, { db }) =>
          db.batchCourse.findFirstOrThrow({ ...query, where: { batchId, courseId } }),
      }),
    }),
  });

const RemovedBatchCourse = builder
  .objectRef<{ batchId: number; deletedId: number }>("RemovedBatchCoursePayload")
  .implement({
    description: "A removed batch course.",
    authScopes: { staff: true },
    fields: (t) => ({
      deletedId: t.exposeInt("deletedId", { description: "The former id." }),
      deletedNodeId: t.globalID({
        description: "The id that it had, for a client's store.",
        resolve: ({ deletedId }) => ({ id: deletedId, type: "BatchCourse" }),
      }),
      batch: t.prismaField({
        type: Batch,
        description: "The batch, without the course.",
        resolve: (query, { batchId }, _args, { db }) =>
          db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
      }),
    }),
  });

const BatchCourseInput = builder.inputType("BatchCourseInput", {
  fields: (t) => ({
    courseId: t.int({ required: true, description: "The course's id; it cannot be changed." }),
    startDate: t.field({ type: "Date", required: true, description: "The first day, inside the batch's." }),
    endDate: t.field({
      type: "Date",
      required: true,
      description: "The last day, inside the batch's and not before the first.",
    }),
    startTime: t.field({
      type: "Time",
      description: "The start of a class; null and 00:00:00 use the batch's time.",
    }),
    endTime: t.field({
      type: "Time",
      description: "The end of a class; null and 00:00:00 use the batch's time.",
    }),
    duration: t.int({ description: "Minutes of one class, at least 0; 0 when left out." }),
    courseType: t.field({ type: CourseType, required: true, description: "The teaching mode." }),
    planEnabled: t.boolean({ required: true, description: "Whether its topics are planned." }),
    locked: t.boolean({ required: true, description: "Whether it is locked against deletion and planning." }),
    status: t.field({ type: BatchCourseStatus, required: true, description: "The status." }),
  }),
});

/** The contract takes days and times as texts, like forms. */
function toTexts({ startDate, endDate, startTime, endTime, ...others }: typeof BatchCourseInput.$inferInput) {
  return {
    ...others,
    ...{ startDate: formatDay(startDate), endDate: formatDay(endDate) },
    ...{ startTime: startTime && formatTime(startTime), endTime: endTime && formatTime(endTime) },
  };
}

const courseNumber = { required: true, description: "The id of a course of the batch." } as const;

staffMutation("assignCourseToBatch", {
  type: ChangedBatchCourse,
  description: "Adds a course to a batch and enrols the batch's users in it. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    input: t.field({ type: BatchCourseInput, required: true }),
  })),
  run: (context, member, { batchId, input }) =>
    assignCourse(context, member, { batchId, input: toTexts(input) }),
});

staffMutation("updateBatchCourse", {
  type: ChangedBatchCourse,
  description: "Changes a course of a batch. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    courseId: t.int(courseNumber),
    input: t.field({ type: BatchCourseInput, required: true }),
  })),
  run: (context, member, { batchId, courseId, input }) =>
    updateBatchCourse(context, member, { batchId, courseId, input: toTexts(input) }),
});

staffMutation("lockBatchCourse", {
  type: ChangedBatchCourse,
  description: "Locks or unlocks a course of a batch and changes nothing else. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    courseId: t.int(courseNumber),
    locked: t.boolean({ required: true, description: "False unlocks it." }),
  })),
  run: lockBatchCourse,
});

staffMutation("removeCourseFromBatch", {
  type: RemovedBatchCourse,
  description:
    "Removes a course that is not locked from a batch, with its plan and trainers; enrolments stay. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")), courseId: t.int(courseNumber) })),
  run: async (context, member, { batchId, courseId }) => ({
    batchId,
    deletedId: await removeBatchCourse(context, member, { batchId, courseId }),
  }),
});

staffMutation("syncBatchCourse", {
  type: ChangedBatchCourse,
  description:
    "Enrols the batch's users in one of its courses where they are missing. New topics of the course need no sync. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")), courseId: t.int(courseNumber) })),
  run: syncBatchCourse,
});
