import type { DomainHistory } from "../domainHistoryContract";

/** How the history tells changes of announcements. */
export const history = {
  mutations: {
    createAnnouncement: "announcement.created",
    updateAnnouncement: "announcement.updated",
    cancelAnnouncement: "announcement.cancelled",
  },
  exempt: {
    markAnnouncementRead: "What a person has read.",
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
} as const satisfies DomainHistory;
