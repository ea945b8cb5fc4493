import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { tellUnread } from "./unreadCommands";

/** Notifies recipients of direct messages that were unread for an hour. */
export const tellUnreadJob = defineJob({
  kind: "chat.tellUnread",
  payload: z.object({ roomId: z.int(), senderId: z.int() }),
  run: (sent, job) => tellUnread(job, sent),
});
