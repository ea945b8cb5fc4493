import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { sendInvitations } from "./sendCommands";

/** Writes the mails of some invitations. */
export const sendInvitationsJob = defineJob(
  "invitations.send",
  { invitationIds: z.array(z.int()) },
  sendInvitations,
);
