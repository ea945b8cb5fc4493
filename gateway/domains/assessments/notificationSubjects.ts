import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { whereFollows } from "../courses/access";
import { readableAssessments } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  assessmentId: {
    seen: (viewer) => ({ assessment: readableAssessments(viewer) }),
    count: (tx, id, viewer) => tx.assessment.count({ where: { AND: [{ id }, readableAssessments(viewer)] } }),
    recipients: (id) => ({
      OR: [
        whereFollows({ assessments: { some: { id, state: "PUBLISHED" } } }),
        { attempts: { some: { assessmentId: id } } },
      ],
    }),
    needsRights: true,
  },
};
