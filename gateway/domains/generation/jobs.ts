import type { RecurringTask } from "#gateway/graphql/manifest";
import { retentionTask } from "#gateway/graphql/retention";
import { generationMessages } from "./contract";
import { deleteOldAttempts } from "./retentionCommands";

/** A run without a sign of life for so long has lost its process; milliseconds. */
const silence = 12_000;

/** Marks the runs whose process has ended, and notifies their followers. */
export const orphanTask: RecurringTask = {
  name: "endOrphans",
  every: 5_000,
  async round({ lookups, bus, clock }) {
    const now = clock();
    const since = new Date(now.getTime() - silence);
    const orphans = await lookups.endSilentRuns({ since, now, reason: generationMessages.interrupted });
    for (const orphan of orphans) bus.publish("generationChanged", orphan);
  },
};

/** Deletes the notes of old requests to the service. */
export const retention = retentionTask({
  name: "deleteOldAttempts",
  setting: "generation",
  deleteOld: deleteOldAttempts,
});
