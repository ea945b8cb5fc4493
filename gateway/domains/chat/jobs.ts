import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { tellUnread } from "./unreadCommands";

/** Notifies recipients of direct messages that were unread for an hour. */
export const tellUnreadJob = defineJob("chat.tellUnread", { roomId: z.int(), senderId: z.int() }, tellUnread);
