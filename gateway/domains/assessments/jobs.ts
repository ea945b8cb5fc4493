import { retentionTask } from "#gateway/graphql/retention";
import { deleteOldEvents } from "./logCommands";

/** Deletes the old logs of attempts. */
export const retention = retentionTask({
  ...{ name: "deleteOldAttemptEvents", setting: "attemptLogs", deleteOld: deleteOldEvents },
});
