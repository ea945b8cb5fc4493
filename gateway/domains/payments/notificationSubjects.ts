import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { visiblePayments } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  paymentId: {
    seen: (viewer) => ({ payment: visiblePayments(viewer) }),
    count: (tx, id, viewer) => tx.payment.count({ where: { AND: [{ id }, visiblePayments(viewer)] } }),
    recipients: (id) => ({ payments: { some: { id } } }),
    needsRights: true,
  },
};
