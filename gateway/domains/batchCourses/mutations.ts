import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload, deletedPayload } from "#gateway/graphql/payloads";
import { formatTime } from "#gateway/graphql/scalars";
import { Batch } from "../batches/Batch";
import { toDay } from "../dayContract";
import { BatchCourse, BatchCourseStatus, CourseType } from "./BatchCourse";
import {
  assignCourse,
  lockBatchCourse,
  removeBatchCourse,
  syncBatchCourse,
  updateBatchCourse,
} from "./commands";

const ChangedBatchCourse = commandPayload<{ batchId: number; courseId: number }>(
  "ChangedBatchCoursePayload",
  {
    description: "The batch course after the change.",
    rows: {
      batchCourse: {
        type: BatchCourse,
        description: "The batch course.",
        where: ({ batchId, courseId }) => ({ batchId, courseId }),
      },
    },
  },
);

const RemovedBatchCourse = deletedPayload<{ batchId: number; deletedId: number }>({
  type: "BatchCourse",
  name: "RemovedBatchCoursePayload",
  description: "A removed batch course.",
  rows: { batch: { type: Batch, id: "batchId", description: "The batch, without the course." } },
});

const BatchCourseInput = inputType("BatchCourseInput", {
  courseId: required("Int", "The course's id; it cannot be changed."),
  startDate: required("Date", "The first day, within the batch's dates."),
  endDate: required("Date", "The last day, within the batch's dates and not before the first."),
  startTime: optional("Time", "The start of a class; null and 00:00:00 use the batch's time."),
  endTime: optional("Time", "The end of a class; null and 00:00:00 use the batch's time."),
  duration: optional("Int", "Minutes of one class, at least 0; 0 when left out."),
  courseType: required(CourseType, "The teaching mode."),
  planEnabled: required("Boolean", "Whether it has a plan."),
  locked: required("Boolean", "Whether it is locked against deletion and planning."),
  status: required(BatchCourseStatus, "The status."),
});

/** The contract takes days and times as texts, like forms. */
function toTexts({ startDate, endDate, startTime, endTime, ...others }: typeof BatchCourseInput.$inferInput) {
  return {
    ...others,
    startDate: toDay(startDate),
    endDate: toDay(endDate),
    startTime: startTime && formatTime(startTime),
    endTime: endTime && formatTime(endTime),
  };
}

const courseNumber = required("Int", "The id of a course of the batch.");

staffMutation("assignCourseToBatch", {
  right: "batches.write",
  type: ChangedBatchCourse,
  description: "Adds a course to a batch and enrols the batch's users in it. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), input: required(BatchCourseInput) }),
  run: (context, member, { batchId, input }) =>
    assignCourse(context, member, { batchId, input: toTexts(input) }),
});

staffMutation("updateBatchCourse", {
  right: "batches.write",
  type: ChangedBatchCourse,
  description: "Changes a course of a batch. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), courseId: courseNumber, input: required(BatchCourseInput) }),
  run: (context, member, { batchId, courseId, input }) =>
    updateBatchCourse(context, member, { batchId, courseId, input: toTexts(input) }),
});

staffMutation("lockBatchCourse", {
  right: "batches.write",
  type: ChangedBatchCourse,
  description: "Locks or unlocks a course of a batch and changes nothing else. Requires staff.",
  args: toArgs({
    batchId: rowId("batch"),
    courseId: courseNumber,
    locked: required("Boolean", "False unlocks it."),
  }),
  run: lockBatchCourse,
});

staffMutation("removeCourseFromBatch", {
  right: "batches.write",
  type: RemovedBatchCourse,
  description:
    "Removes a course that is not locked from a batch, with its plan and trainers; enrolments stay. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), courseId: courseNumber }),
  run: removeBatchCourse,
});

staffMutation("syncBatchCourse", {
  right: "batches.write",
  type: ChangedBatchCourse,
  description:
    "Enrols users of the batch who are missing in one of its courses. New topics of the course need no sync. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), courseId: courseNumber }),
  run: syncBatchCourse,
});
