import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { sendAnnouncement } from "./sendCommands";

/** Sends announcements at their time. */
export const sendAnnouncementJob = defineJob({
  kind: "announcements.send",
  payload: z.object({ announcementId: z.int() }),
  run: ({ announcementId }, job) => sendAnnouncement(job, announcementId),
});
