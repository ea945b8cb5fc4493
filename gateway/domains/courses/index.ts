import type { DomainManifest } from "#gateway/graphql/manifest";
import { toIds } from "#gateway/ports/fileOwners";
import { visibleCourses } from "./access";
import { notificationSubjects } from "./notificationSubjects";
import { routes } from "./routes";
import "./Course";
import "./matchQueries";
import "./mutations";
import "./outlineMutations";
import "./queries";
import "./bulkMutations";

export const manifest: DomainManifest = {
  notificationSubjects,
  routes,
  dashboardTopics: ["courseChanged", "coursesChanged"],
  fileOwners: {
    COURSE: async ({ db, viewer }, ids) =>
      toIds(
        await db.course.findMany({
          where: { id: { in: [...ids] }, AND: visibleCourses(viewer) },
          select: { id: true },
        }),
      ),
  },
  personalData: {
    name: "taught-courses",
    rows: [{ table: "Course", by: "trainerId", only: ["id", "code", "title"] }],
  },
};
