import type { DomainManifest } from "#gateway/graphql/manifest";
import { visibleCourses } from "./access";
import { routes } from "./routes";
import "./Course";
import "./matchQueries";
import "./mutations";
import "./outlineMutations";
import "./queries";
import "./bulkMutations";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["courseChanged", "coursesChanged"],
  fileOwners: {
    COURSE: async ({ db, viewer }, ids) =>
      (await db.course.count({ where: { id: { in: ids }, AND: visibleCourses(viewer) } })) > 0,
  },
  personalData: {
    name: "taught-courses",
    rows: [{ table: "Course", by: "trainerId", only: ["id", "code", "title"] }],
  },
};
