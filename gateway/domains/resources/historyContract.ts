import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of resources. */
export const history = {
  mutations: {
    createResource: "resource.created",
    updateResource: "resource.updated",
    deleteResource: "resource.deleted",
  },
  actions: {
    "resource.created": "Resource created",
    "resource.deleted": "Resource deleted",
    "resource.updated": "Resource updated",
  },
  tables: {
    Resource: "Resource",
  },
  columns: {
    Resource: { url: "Url" },
  },
} as const satisfies DomainHistory;
