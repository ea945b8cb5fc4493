import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of personal data. */
export const history = {
  mutations: {
    eraseUser: "user.erased",
  },
  actions: {
    "user.erased": "Person erased",
    "user.exported": "Data of a person exported",
  },
} as const satisfies DomainHistory;
