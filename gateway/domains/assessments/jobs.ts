import type { RecurringTask } from "#gateway/graphql/manifest";
import { retentionTask } from "#gateway/graphql/retention";
import { deleteOldEvents } from "./logCommands";
import { announceOpened } from "./openCommands";

/** Deletes the old logs of attempts. */
export const retention = retentionTask({
  name: "deleteOldAttemptEvents",
  setting: "attemptLogs",
  deleteOld: deleteOldEvents,
});

/** Notifies learners of assessments that have opened; several gateways and restarts send nothing twice. */
export const openTask: RecurringTask = { name: "announceAssessments", every: 60_000, round: announceOpened };
