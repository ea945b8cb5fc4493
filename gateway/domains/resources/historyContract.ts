import { publishStatusLabels } from "../courses/contract";
import type { DomainHistory } from "../domainHistoryContract";
import { resourceTypeLabels, resourceVisibilityLabels } from "./contract";

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
    Resource: {
      duration: "Duration (minutes)",
      tags: "Tags",
      url: "Url",
      visibility: "Visibility",
    },
  },
  values: {
    Resource: { type: resourceTypeLabels, visibility: resourceVisibilityLabels, status: publishStatusLabels },
  },
} as const satisfies DomainHistory;
