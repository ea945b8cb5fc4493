import type { DomainHistory } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { licenseStatuses } from "./contract";

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
  values: {
    Organization: { licenseStatus: defineLabels(...licenseStatuses) },
  },
} as const satisfies DomainHistory;
