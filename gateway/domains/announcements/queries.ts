import { optional, toArgs } from "#gateway/graphql/arguments";
import { valueQuery } from "#gateway/graphql/queryFields";
import { getUserId } from "#gateway/session/viewer";
import { announceableBatches, announceableCourses, findRecipients, mayAnnounceToAll } from "./access";

valueQuery("announcementAudience", {
  type: "Int",
  nullable: true,
  description:
    "Number of people whom an announcement of the viewer reaches if it is sent now: those of a batch, of a course, or everyone without either. Null for an audience that the viewer may not announce to. Requires staff.",
  readers: "announcements.write",
  args: toArgs({
    batchId: optional("Int", "The batch to send it to."),
    courseId: optional("Int", "The course to send it to."),
  }),
  async resolve(group, { db, viewer }) {
    const { batchId, courseId } = group;
    const isAllowed = batchId
      ? (await db.batch.count({ where: { id: batchId, AND: announceableBatches(viewer) } })) > 0
      : courseId
        ? (await db.course.count({ where: { id: courseId, AND: announceableCourses(viewer) } })) > 0
        : mayAnnounceToAll(viewer);
    return isAllowed ? db.user.count({ where: findRecipients(group, getUserId(viewer)) }) : null;
  },
});
