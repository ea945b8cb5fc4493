import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { visibleBatches } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  batchId: {
    seen: (viewer) => ({ batch: visibleBatches(viewer) }),
    count: (tx, id, viewer) => tx.batch.count({ where: { AND: [{ id }, visibleBatches(viewer)] } }),
    recipients: (batchId) => ({ batchUsers: { some: { batchId, status: { not: "DROPPED" } } } }),
    needsRights: true,
  },
};
