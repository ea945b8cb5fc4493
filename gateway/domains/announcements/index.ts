import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { sendAnnouncementJob } from "./jobs";
import "./Announcement";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Announcement", "AnnouncementRead"],
  liveLists: [
    liveList(
      "announcementsChanged",
      "Sent when announcements were written, changed, sent, cancelled or read.",
    ),
  ],
  jobs: [sendAnnouncementJob],
  personalData: {
    name: "announcements",
    rows: [
      { table: "Announcement", by: "authorId" },
      { table: "AnnouncementRead", by: "userId" },
    ],
  },
};
