import { batchStatusLabels } from "../batches/contract";
import { type DomainHistory, date, flag, time } from "../domainHistoryContract";
import { courseTypeLabels } from "./contract";

/** Labels of the history for changes of batch courses. */
export const history = {
  mutations: {
    assignCourseToBatch: "batchCourse.assigned",
    updateBatchCourse: "batchCourse.updated",
    lockBatchCourse: "batchCourse.lockChanged",
    removeCourseFromBatch: "batchCourse.removed",
    syncBatchCourse: "batchCourse.synced",
  },
  actions: {
    "batchCourse.assigned": "Course added to a batch",
    "batchCourse.lockChanged": "Course of a batch locked or unlocked",
    "batchCourse.removed": "Course removed from a batch",
    "batchCourse.synced": "Missing enrolments of a course created",
    "batchCourse.updated": "Course of a batch updated",
  },
  tables: {
    BatchCourse: "Course of a batch",
  },
  columns: {
    BatchCourse: {
      courseType: "Course type",
      duration: "Duration (minutes)",
      endDate: date("End date"),
      endTime: time("End time"),
      locked: flag("Locked"),
      planEnabled: flag("Plan enabled"),
      startTime: time("Start time"),
    },
  },
  values: {
    BatchCourse: { courseType: courseTypeLabels, status: batchStatusLabels },
  },
} as const satisfies DomainHistory;
