import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of trainers. */
export const history = {
  mutations: {
    assignTrainer: "trainer.assigned",
    removeTrainer: "trainer.removed",
  },
  actions: {
    "trainer.assigned": "Trainer assigned",
    "trainer.removed": "Trainer removed",
  },
  tables: {
    BatchTrainer: "Trainer",
  },
} as const satisfies DomainHistory;
