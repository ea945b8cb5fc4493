import { z } from "zod";
import { retentionTask } from "#gateway/graphql/retention";
import { defineJob } from "#gateway/jobs/handler";
import { mailDaily, mailDue } from "./deliverCommands";
import { deleteOldNotifications } from "./retentionCommands";

/** Mails notifications at once, which is when their minute is over. */
export const mailJob = defineJob({
  kind: "notifications.mail",
  payload: z.object({}),
  run: (_payload, job) => mailDue(job),
});

/** Mails what users get once a day at an hour. */
export const dailyJob = defineJob({
  kind: "notifications.mailDaily",
  payload: z.object({ hour: z.int() }),
  run: ({ hour }, job) => mailDaily(job, hour),
});

/** Deletes old notifications. */
export const retention = retentionTask({
  ...{ name: "deleteOldNotifications", setting: "notifications", deleteOld: deleteOldNotifications },
});
