import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofEdit, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { Announcement } from "./Announcement";
import { cancelAnnouncement, createAnnouncement, markAnnouncementRead, updateAnnouncement } from "./commands";
import { announcementLimits } from "./contract";

const AnnouncementPayload = changedRow("AnnouncementPayload", "announcement", {
  type: Announcement,
  readers: "signedIn",
});

const AnnouncementInput = inputType("AnnouncementInput", {
  title: required("String", `At most ${announcementLimits.title} characters.`),
  body: required("String", `Markdown, at most ${announcementLimits.body} characters.`),
  batchId: optional("Int", "The batch to send it to. Without a batch and a course it is sent to everyone."),
  courseId: optional("Int", "The course to send it to."),
  publishAt: optional("DateTime", "When it is sent; at once when left out or past."),
  waitSeconds: optional(
    "Int",
    `Seconds that one sent at once waits, so that it can be cancelled; at most ${announcementLimits.undoSeconds}.`,
  ),
});

staffMutation("createAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description:
    "Sends an announcement, at once or at a time. Requires staff; trainers can address what they teach.",
  args: toArgs({ input: required(AnnouncementInput) }),
  run: createAnnouncement,
});

staffMutation("updateAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description: "Changes a scheduled announcement. Requires staff who manage it.",
  ...ofEdit("announcement", AnnouncementInput, updateAnnouncement),
});

staffMutation("cancelAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description: "Cancels a scheduled announcement. Requires staff who manage it.",
  ...ofRow("announcement", cancelAnnouncement),
});

memberMutation("markAnnouncementRead", {
  type: AnnouncementPayload,
  description: "Records that the viewer has read an announcement sent to them.",
  ...ofRow("announcement", markAnnouncementRead),
});
