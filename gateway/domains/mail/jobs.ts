import { z } from "zod";
import { retentionTask } from "#gateway/graphql/retention";
import { defineJob } from "#gateway/jobs/handler";
import { deliverMail } from "./deliverCommands";
import { deleteOldMails, deleteOldTexts } from "./retentionCommands";

/** Sends a mail. */
export const sendMailJob = defineJob("mail.send", { mailId: z.int() }, deliverMail);

/** Deletes old mails. */
export const mailRetention = retentionTask({
  name: "deleteOldMails",
  setting: "mails",
  deleteOld: deleteOldMails,
});

/** Deletes the texts of mails, earlier than the mails. */
export const textRetention = retentionTask({
  name: "deleteOldMailTexts",
  setting: "mailTexts",
  deleteOld: deleteOldTexts,
});
