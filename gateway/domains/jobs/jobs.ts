import { retentionTask } from "#gateway/graphql/retention";
import { deleteOldJobs } from "./retentionCommands";

/** Deletes jobs that failed long ago. */
export const retention = retentionTask({
  name: "deleteOldJobs",
  setting: "jobs",
  deleteOld: deleteOldJobs,
});
