import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { visibleGiven, whereGiven } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  givenId: {
    seen: (viewer) => ({ given: visibleGiven(viewer) }),
    count: (tx, id, viewer) => tx.givenAssignment.count({ where: { AND: [{ id }, visibleGiven(viewer)] } }),
    recipients: (id) => whereGiven({ id }),
    needsRights: true,
  },
};
