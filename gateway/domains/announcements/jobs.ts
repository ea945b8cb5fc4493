import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { sendAnnouncement } from "./sendCommands";

/** Sends announcements at their time. */
export const sendAnnouncementJob = defineJob(
  "announcements.send",
  { announcementId: z.int() },
  sendAnnouncement,
);
