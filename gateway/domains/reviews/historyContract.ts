import type { DomainHistory } from "../domainHistoryContract";

/** How the history tells changes of reviews. */
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
} as const satisfies DomainHistory;
