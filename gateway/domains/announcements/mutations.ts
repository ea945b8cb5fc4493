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
  batchId: optional("Int", "The batch that it is for. Without a batch and a course it is for everyone."),
  courseId: optional("Int", "The course that it is for."),
  publishAt: optional("DateTime", "When it is sent; at once when left out or past."),
});

staffMutation("createAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description:
    "Announces something, at once or at a time. Requires staff; trainers announce to what they teach.",
  args: toArgs({ input: required(AnnouncementInput) }),
  run: createAnnouncement,
});

staffMutation("updateAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description: "Changes an announcement before its time. Requires staff who manage it.",
  ...ofEdit("announcement", AnnouncementInput, updateAnnouncement),
});

staffMutation("cancelAnnouncement", {
  right: "announcements.write",
  type: AnnouncementPayload,
  description: "Cancels an announcement before its time. Requires staff who manage it.",
  ...ofRow("announcement", cancelAnnouncement),
});

memberMutation("markAnnouncementRead", {
  type: AnnouncementPayload,
  description: "Notes that the viewer has read an announcement that was sent to them.",
  ...ofRow("announcement", markAnnouncementRead),
});
