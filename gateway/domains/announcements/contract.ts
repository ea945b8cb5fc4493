import { z } from "zod";
import { enumField, messages, optionalDay, optionalId, optionalTime, requiredText } from "../contract";
import { defineLabels, getValues } from "../labelsContract";
import { getRowMessages } from "../messagesContract";

/** States of an announcement. */
export const announcementStateLabels = defineLabels("SCHEDULED", "SENT", "CANCELLED");
export type AnnouncementState = keyof typeof announcementStateLabels;

/** Kinds of audiences. */
export const audienceLabels = defineLabels("BATCH", "COURSE", "EVERYONE");
export type AudienceKind = keyof typeof audienceLabels;

/** `undoSeconds`: how long an announcement that is sent at once waits, so that its author can take it back. */
export const announcementLimits = { title: 120, body: 5_000, shownDays: 30, undoSeconds: 10 } as const;

export const announcementLabels = {
  title: "Title",
  body: "Text",
  recipients: "For",
  sendTo: "Send to",
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
  taken: "Announcement taken back",
  scheduled: "Announcement scheduled",
  noEveryone: "Choose a batch or a course that you teach",
} as const;

const rowChoice = z.int().positive().nullish();

/** An announcement as it is written; without a time it is sent at once, or after the seconds that it waits. */
export const announcementSchema = z
  .object({
    title: requiredText(announcementLabels.title, { max: announcementLimits.title }),
    body: requiredText(announcementLabels.body, { max: announcementLimits.body }),
    batchId: rowChoice,
    courseId: rowChoice,
    publishAt: z.date().nullish(),
    waitSeconds: z.int().min(0).max(announcementLimits.undoSeconds).nullish(),
  })
  .refine(({ batchId, courseId }) => !batchId || !courseId, {
    path: ["courseId"],
    message: announcementMessages.oneAudience,
  });
export type AnnouncementInput = z.output<typeof announcementSchema>;

/** The form of an announcement: its audience is chosen, never assumed; the time is as the author's clock shows it. */
export const announcementFormSchema = z
  .object({
    title: requiredText(announcementLabels.title, { max: announcementLimits.title }),
    body: requiredText(announcementLabels.body, { max: announcementLimits.body }),
    sendTo: enumField(announcementLabels.sendTo, getValues(audienceLabels)),
    batchId: optionalId(announcementLabels.batchId),
    courseId: optionalId(announcementLabels.courseId),
    day: optionalDay(announcementLabels.day),
    time: optionalTime(announcementLabels.time),
  })
  .superRefine(({ sendTo, batchId, courseId }, context) => {
    const refuse = (path: "batchId" | "courseId") =>
      context.addIssue({
        code: "custom",
        path: [path],
        message: messages.required(announcementLabels[path]),
      });
    if (sendTo === "BATCH" && !batchId) refuse("batchId");
    if (sendTo === "COURSE" && !courseId) refuse("courseId");
  });
export type AnnouncementForm = z.output<typeof announcementFormSchema>;
