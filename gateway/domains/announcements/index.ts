import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { sendAnnouncementJob } from "./jobs";
import { notificationSubjects } from "./notificationSubjects";
import "./Announcement";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  notificationSubjects,
  hiddenTables: ["Announcement", "AnnouncementRecipient"],
  liveLists: [
    liveList(
      "announcementsChanged",
      "Sent when announcements were written, changed, sent, cancelled or read.",
    ),
  ],
  renderedTables: [markdownTable({ table: "Announcement", text: "body", html: "bodyHtml", author: "STAFF" })],
  jobs: [sendAnnouncementJob],
  personalData: {
    name: "announcements",
    rows: [
      { table: "Announcement", by: "authorId" },
      { table: "AnnouncementRecipient", by: "userId" },
    ],
  },
};
