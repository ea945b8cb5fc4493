import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { sendInvitations } from "./sendCommands";

/** Writes the mails of some invitations. */
export const sendInvitationsJob = defineJob({
  kind: "invitations.send",
  payload: z.object({ invitationIds: z.array(z.int()) }),
  run: ({ invitationIds }, job) => sendInvitations(job, invitationIds),
});
