import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of reviews. */
export const history = {
  mutations: {
    saveReview: "review.saved",
  },
  actions: {
    "review.saved": "Review saved",
  },
  tables: {
    Review: "Review",
  },
  columns: {
    Review: {
      rating: "Rating",
      text: "Review",
    },
  },
} as const satisfies DomainHistory;
