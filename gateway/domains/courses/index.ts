import type { DomainManifest } from "#gateway/graphql/manifest";
import { fileOwners } from "./fileLoaders";
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
  fileOwners,
  personalData: {
    name: "taught-courses",
    rows: [{ table: "Course", by: "trainerId", only: ["id", "code", "title"] }],
  },
};
