import { type DomainHistory, date } from "../domainHistoryContract";
import { topicStatuses } from "../enrolments/contract";
import { defineLabels } from "../labelsContract";

/** Labels of the history for changes of batch topics. */
export const history = {
  mutations: {
    completeLateTopics: "batchPlan.lateTopicsCompleted",
    replanLateTopics: "batchPlan.lateTopicsPlanned",
    updateBatchTopic: "batchPlan.topicUpdated",
    saveBatchPlan: "batchPlan.saved",
    renewBatchCalendar: "batch.calendarRenewed",
  },
  actions: {
    "batch.calendarRenewed": "Address of a batch's calendar renewed",
    "batchPlan.lateTopicsCompleted": "Late topics completed",
    "batchPlan.lateTopicsPlanned": "Late topics planned again",
    "batchPlan.saved": "Plan of a batch saved",
    "batchPlan.topicUpdated": "Topic of a batch updated",
  },
  tables: {
    BatchCourseTopic: "Topic of a batch",
    BatchFeed: "Calendar of a batch",
  },
  columns: {
    BatchCourseTopic: {
      completedDate: date("Completion date"),
      plannedDate: date("Planned date"),
    },
    BatchFeed: {
      token: "Calendar link",
    },
  },
  values: {
    BatchCourseTopic: { status: defineLabels(...topicStatuses) },
  },
} as const satisfies DomainHistory;
