import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of rubrics. */
export const history = {
  mutations: {
    createRubric: "rubric.created",
    updateRubric: "rubric.updated",
    deleteRubric: "rubric.deleted",
  },
  actions: {
    "rubric.created": "Rubric created",
    "rubric.deleted": "Rubric deleted",
    "rubric.updated": "Rubric updated",
  },
  tables: {
    Rubric: "Rubric",
  },
  columns: {
    Rubric: {
      criteria: "Criteria",
    },
  },
} as const satisfies DomainHistory;
