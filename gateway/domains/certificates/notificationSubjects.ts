import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { visibleCertificates } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  certificateId: {
    seen: (viewer) => ({ certificate: visibleCertificates(viewer) }),
    count: (tx, id, viewer) =>
      tx.certificate.count({ where: { AND: [{ id }, visibleCertificates(viewer)] } }),
    recipients: (id) => ({ certificates: { some: { id } } }),
    needsRights: true,
  },
};
