import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import { followedCourses, whereFollows } from "./access";

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  courseId: {
    seen: (viewer) => ({ course: followedCourses(viewer) }),
    count: (tx, id, viewer) => tx.course.count({ where: { AND: [{ id }, followedCourses(viewer)] } }),
    recipients: (id) => whereFollows({ id }),
    needsRights: true,
  },
};
