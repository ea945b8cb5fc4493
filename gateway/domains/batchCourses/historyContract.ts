import { batchStatusLabels } from "../batches/contract";
import type { DomainHistory } from "../domainHistoryContract";
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
  values: {
    BatchCourse: { courseType: courseTypeLabels, status: batchStatusLabels },
  },
} as const satisfies DomainHistory;
