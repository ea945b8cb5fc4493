import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { visibleSubmissions, whereOwnSubmission } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  submissionId: {
    seen: (viewer) => ({ submission: visibleSubmissions(viewer) }),
    count: (tx, id, viewer) => tx.submission.count({ where: { AND: [{ id }, visibleSubmissions(viewer)] } }),
    recipients: whereOwnSubmission,
    needsRights: true,
  },
};
