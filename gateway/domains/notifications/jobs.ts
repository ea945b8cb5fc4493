import { z } from "zod";
import { retentionTask } from "#gateway/graphql/retention";
import { defineJob } from "#gateway/jobs/handler";
import { mailDaily, mailDue } from "./deliverCommands";
import { pushNotification } from "./pushCommands";
import { deleteOldNotifications } from "./retentionCommands";

/** Mails notifications at once, which is when their minute is over. */
export const mailJob = defineJob("notifications.mail", {}, mailDue);

/** Mails users their daily notifications at an hour. */
export const dailyJob = defineJob("notifications.mailDaily", { hour: z.int() }, mailDaily);

/** Sends a notification to a browser. */
export const pushJob = defineJob(
  "notifications.push",
  { notificationId: z.int(), subscriptionId: z.int() },
  pushNotification,
);

/** Deletes old notifications. */
export const retention = retentionTask({
  name: "deleteOldNotifications",
  setting: "notifications",
  deleteOld: deleteOldNotifications,
});
