import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of organizations. */
export const history = {
  mutations: {
    updateOrganization: "organization.updated",
  },
  actions: {
    "organization.updated": "Settings updated",
  },
  tables: {
    Organization: "Settings",
  },
} as const satisfies DomainHistory;
