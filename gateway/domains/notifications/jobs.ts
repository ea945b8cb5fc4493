import { z } from "zod";
import { retentionTask } from "#gateway/graphql/retention";
import { defineJob } from "#gateway/jobs/handler";
import { mailDaily, mailDue } from "./deliverCommands";
import { pushNotification } from "./pushCommands";
import { deleteOldNotifications } from "./retentionCommands";

/** Mails notifications at once, which is when their minute is over. */
export const mailJob = defineJob({
  kind: "notifications.mail",
  payload: z.object({}),
  run: (_payload, job) => mailDue(job),
});

/** Mails users their daily notifications at an hour. */
export const dailyJob = defineJob({
  kind: "notifications.mailDaily",
  payload: z.object({ hour: z.int() }),
  run: ({ hour }, job) => mailDaily(job, hour),
});

/** Sends a notification to a browser. */
export const pushJob = defineJob({
  kind: "notifications.push",
  payload: z.object({ notificationId: z.int(), subscriptionId: z.int() }),
  run: (payload, job) => pushNotification(job, payload),
});

/** Deletes old notifications. */
export const retention = retentionTask({
  name: "deleteOldNotifications",
  setting: "notifications",
  deleteOld: deleteOldNotifications,
});
