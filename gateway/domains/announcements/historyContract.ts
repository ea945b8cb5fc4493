import { type DomainHistory, date } from "../domainHistoryContract";

/** Labels of the history for changes of announcements. */
export const history = {
  mutations: {
    createAnnouncement: "announcement.created",
    updateAnnouncement: "announcement.updated",
    cancelAnnouncement: "announcement.cancelled",
  },
  exempt: {
    markAnnouncementRead: "A reading mark.",
  },
  jobs: {
    "announcements.send": "announcement.sent",
  },
  actions: {
    "announcement.cancelled": "Announcement cancelled",
    "announcement.created": "Announcement created",
    "announcement.sent": "Announcement sent",
    "announcement.updated": "Announcement updated",
  },
  tables: {
    Announcement: "Announcement",
  },
  columns: {
    Announcement: {
      authorId: "Author (id)",
      body: "Text",
      cancelledAt: date("Cancelled"),
      publishAt: date("Send at"),
      sentAt: date("Sent"),
    },
  },
} as const satisfies DomainHistory;
