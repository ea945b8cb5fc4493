import type { DomainHistory } from "../domainHistoryContract";
import { trainerRoleLabels } from "./contract";

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
  values: {
    // A value of the database that Prisma names CO_TRAINER.
    BatchTrainer: { role: { ...trainerRoleLabels, "CO-TRAINER": trainerRoleLabels.CO_TRAINER } },
  },
} as const satisfies DomainHistory;
