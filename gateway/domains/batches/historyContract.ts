import { type DomainHistory, date, time } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { batchStatusLabels, batchTypeLabels, batchUserStatusLabels, weekdays } from "./contract";

/** Labels of the history for changes of batches. */
export const history = {
  mutations: {
    assignUsersToBatch: "batch.usersAssigned",
    removeUserFromBatch: "batch.usersRemoved",
    setBatchUserStatus: "batch.userStatusChanged",
    createBatch: "batch.created",
    updateBatch: "batch.updated",
    deleteBatch: "batch.deleted",
    startBatch: "batch.started",
    syncBatch: "batch.synced",
    setBatchUserStatuses: "batch.userStatusChanged",
    removeUsersFromBatch: "batch.usersRemoved",
  },
  actions: {
    "batch.created": "Batch created",
    "batch.deleted": "Batch deleted",
    "batch.started": "Batch started",
    "batch.synced": "Missing enrolments of a batch created",
    "batch.updated": "Batch updated",
    "batch.userStatusChanged": "Status of people in a batch changed",
    "batch.usersAssigned": "People added to a batch",
    "batch.usersRemoved": "People removed from a batch",
  },
  tables: {
    Batch: "Batch",
    BatchUser: "Person of a batch",
  },
  columns: {
    Batch: {
      batchType: "Batch type",
      classDays: "Class days",
      completedHours: "Completed hours",
      duration: "Duration (minutes)",
      endDate: date("End date"),
      endTime: time("End time"),
      meetingLink: "Meeting link",
      noOfDays: "Number of days",
      startTime: time("Start time"),
      totalHours: "Total hours",
    },
  },
  values: {
    Batch: { batchType: batchTypeLabels, classDays: defineLabels(...weekdays), status: batchStatusLabels },
    BatchUser: { status: batchUserStatusLabels },
  },
} as const satisfies DomainHistory;
