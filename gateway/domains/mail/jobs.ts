import { z } from "zod";
import type { RecurringTask } from "#gateway/graphql/manifest";
import { defineJob } from "#gateway/jobs/handler";
import { deliverMail } from "./deliverCommands";
import { deleteOldMails } from "./retentionCommands";

/** Sends a mail. */
export const sendMailJob = defineJob({
  kind: "mail.send",
  payload: z.object({ mailId: z.int() }),
  run: ({ mailId }, job) => deliverMail(job, mailId),
});

const day = 24 * 3_600_000;

/** Deletes the texts of mails, and mails, once their days are over. */
export const retentionTask: RecurringTask = {
  name: "deleteOldMails",
  every: day,
  async round({ tenants, tenantClient, clock, config }) {
    for (const { id } of await tenants.list())
      await deleteOldMails(tenantClient(id), { now: clock(), ...config.mail });
  },
};
