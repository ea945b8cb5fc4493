import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of saved filters. */
export const history = {
  mutations: {
    saveFilter: "user.filterSaved",
    updateSavedFilter: "user.savedFilterChanged",
    deleteSavedFilter: "user.savedFilterDeleted",
  },
  actions: {
    "user.filterSaved": "Filter saved",
    "user.savedFilterChanged": "Saved filter changed",
    "user.savedFilterDeleted": "Saved filter deleted",
  },
  tables: {
    SavedFilter: "Saved filter",
  },
  columns: {
    SavedFilter: {
      path: "Address of the list",
      search: "Filters and order",
    },
  },
} as const satisfies DomainHistory;
