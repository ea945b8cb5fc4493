import { defineLabels } from "../labelsContract";
import { getCommandMessages } from "../messagesContract";

/** The kinds of work, in words. Each is named after the domain that does it. */
export const jobKindLabels = {
  "accounts.sendReset": "Send a link for a new password",
  "announcements.send": "Send an announcement",
  "archives.importCourse": "Import a course",
  "certificates.issue": "Issue certificates",
  "certificates.review": "Issue a learner's certificates",
  "chat.tellUnread": "Notify about an unread message",
  "files.deleteUnused": "Delete a file that nothing uses",
  "files.makeWidths": "Create a picture's smaller sizes",
  "invitations.send": "Send invitations",
  "mail.send": "Send a mail",
  "notifications.mail": "Mail notifications",
  "notifications.mailDaily": "Mail the day's notifications",
  "notifications.push": "Send a notification to a browser",
  "texts.render": "Format texts again",
} as const;
export type JobKind = keyof typeof jobKindLabels;

/** States of a job: it waits for its time, a gateway works on it, or it has failed and waits for a person. */
export const jobStateLabels = defineLabels("WAITING", "RUNNING", "FAILED");
export type JobState = keyof typeof jobStateLabels;

export const jobLabels = {
  kind: "Job",
  key: "Subject",
  state: "State",
  attempts: "Tries",
  runAt: "Next try",
  createdAt: "Since",
} as const;

export const jobMessages = {
  notFound: "This job is done or dropped",
  running: "This job is running. Wait until it ends.",
  retry: {
    success: "Job started again",
    fallback: "Unable to retry the job",
  },
  ...getCommandMessages("job", "drop"),
} as const;
