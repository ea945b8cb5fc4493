import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { sendReset } from "./resetCommands";

/** Mails a link that chooses a new password, if the address has an account. */
export const sendResetJob = defineJob({
  kind: "accounts.sendReset",
  payload: z.object({ email: z.string() }),
  run: ({ email }, job) => sendReset(job, email),
});
