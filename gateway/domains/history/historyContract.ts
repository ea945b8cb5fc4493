import type { DomainHistory } from "../domainHistoryContract";

/** How the history tells an undo. */
export const history = {
  mutations: {
    undo: "history.undone",
  },
  actions: {
    "history.undone": "Change undone",
  },
} as const satisfies DomainHistory;
