import type { DomainHistory } from "../domainHistoryContract";

/** How the history tells changes of trainers. */
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
