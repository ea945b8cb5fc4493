import { z } from "zod";
import { retentionTask } from "#gateway/graphql/retention";
import { defineJob } from "#gateway/jobs/handler";
import { sendReset } from "./resetCommands";
import { deleteEnded } from "./retentionCommands";

/** Mails a link that chooses a new password, if the address has an account. */
export const sendResetJob = defineJob("accounts.sendReset", { email: z.string() }, sendReset);

/** Deletes ended sessions, sign-in codes and mailed links. */
export const retention = retentionTask({
  name: "deleteEndedSessions",
  setting: "sessions",
  deleteOld: deleteEnded,
});
