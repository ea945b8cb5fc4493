import { z } from "zod";
import { optionalDay, optionalId, optionalTime, requiredText } from "../contract";
import { defineLabels } from "../labelsContract";
import { getRowMessages } from "../messagesContract";

/** States of an announcement. */
export const announcementStateLabels = defineLabels("SCHEDULED", "SENT", "CANCELLED");
export type AnnouncementState = keyof typeof announcementStateLabels;

export const announcementLimits = { title: 120, body: 5_000, shownDays: 30 } as const;

export const announcementLabels = {
  title: "Title",
  body: "Text",
  recipients: "For",
  batchId: "Batch",
  courseId: "Course",
  publishAt: "Send at",
  day: "Send on",
  time: "At",
} as const;

export const announcementMessages = {
  ...getRowMessages("announcement", "save", "cancel"),
  markRead: { fallback: "Unable to mark the announcement as read" },
  sent: "This announcement was sent or cancelled. Write a new one.",
  oneAudience: "Choose a batch or a course, not both",
  noBatch: "Choose a batch you can send announcements to",
  noCourse: "Choose a course you can send announcements to",
  noEveryone: "Choose a batch or a course that you teach",
} as const;

const rowChoice = z.int().positive().nullish();

/** An announcement as it is written; without a time it is sent at once. */
export const announcementSchema = z
  .object({
    title: requiredText(announcementLabels.title, { max: announcementLimits.title }),
    body: requiredText(announcementLabels.body, { max: announcementLimits.body }),
    batchId: rowChoice,
    courseId: rowChoice,
    publishAt: z.date().nullish(),
  })
  .refine(({ batchId, courseId }) => !batchId || !courseId, {
    path: ["courseId"],
    message: announcementMessages.oneAudience,
  });
export type AnnouncementInput = z.output<typeof announcementSchema>;

/** The form of an announcement: the audience by pickers, and the time as the author's clock shows it. */
export const announcementFormSchema = z.object({
  title: requiredText(announcementLabels.title, { max: announcementLimits.title }),
  body: requiredText(announcementLabels.body, { max: announcementLimits.body }),
  batchId: optionalId(announcementLabels.batchId),
  courseId: optionalId(announcementLabels.courseId),
  day: optionalDay(announcementLabels.day),
  time: optionalTime(announcementLabels.time),
});
export type AnnouncementForm = z.output<typeof announcementFormSchema>;
