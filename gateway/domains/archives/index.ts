import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { importCourseJob } from "./jobs";
import "./CourseImport";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["CourseImport"],
  jobs: [importCourseJob],
  personalData: {
    name: "course-imports",
    rows: rowsByUser("CourseImport"),
  },
};
