import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for an undo. */
export const history = {
  mutations: {
    undo: "history.undone",
  },
  actions: {
    "history.undone": "Change undone",
  },
} as const satisfies DomainHistory;
