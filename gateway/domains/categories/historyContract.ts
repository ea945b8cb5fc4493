import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of categories. */
export const history = {
  mutations: {
    createCategory: "category.created",
    renameCategory: "category.renamed",
    deleteCategory: "category.deleted",
  },
  actions: {
    "category.created": "Category created",
    "category.deleted": "Category deleted",
    "category.renamed": "Category renamed",
  },
  tables: {
    Category: "Category",
  },
} as const satisfies DomainHistory;
