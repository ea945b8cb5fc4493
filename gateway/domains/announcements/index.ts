import type { DomainManifest } from "#gateway/graphql/manifest";
import { sendAnnouncementJob } from "./jobs";
import "./Announcement";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Announcement", "AnnouncementRead"],
  liveLists: [
    {
      field: "announcementsChanged",
      description: "Sent when announcements were written, changed, sent, cancelled or read.",
      topics: ["announcementsChanged"],
    },
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
