import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of jobs. */
export const history = {
  mutations: {
    retryJob: "job.retried",
    dropJob: "job.dropped",
  },
  actions: {
    "job.dropped": "Background job dropped",
    "job.retried": "Background job tried again",
  },
} as const satisfies DomainHistory;
