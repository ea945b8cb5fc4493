import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for an undo, and for what erasures blank. */
export const history = {
  mutations: {
    undo: "history.undone",
  },
  actions: {
    "history.undone": "Change undone",
    "history.erasuresNoted": "Former erasures noted",
  },
  tables: {
    HistoryErasure: "Lines of the history",
  },
} as const satisfies DomainHistory;
