import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of roles. */
export const history = {
  mutations: {
    saveRole: "role.saved",
    deleteRole: "role.deleted",
  },
  actions: {
    "role.deleted": "Role deleted",
    "role.saved": "Role saved",
  },
  tables: {
    Role: "Role",
  },
  columns: {
    Role: {
      rights: "Rights",
    },
  },
} as const satisfies DomainHistory;
