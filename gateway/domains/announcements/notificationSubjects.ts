import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { heardAnnouncements, whereHeard } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  announcementId: {
    seen: (viewer) => ({ announcement: heardAnnouncements(viewer) }),
    count: (tx, id, viewer) =>
      tx.announcement.count({ where: { AND: [{ id }, heardAnnouncements(viewer)] } }),
    recipients: whereHeard,
    needsRights: false,
  },
};
