import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { notificationSubjects } from "./notificationSubjects";
import { routes } from "./routes";
import "./todayQueries";
import "./assignableFields";
import "./Batch";
import "./scheduleFields";
import "./BatchUser";
import "./aggregates";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./userMutations";
import "./userFields";
import "./bulkMutations";

export const manifest: DomainManifest = {
  notificationSubjects,
  routes,
  liveLists: [
    {
      field: "batchesChanged",
      description:
        "Sent when a batch is created, updated or deleted, or its courses, their outlines or the holidays change; batchProgressChanged reports completed topics.",
      topics: ["batchChanged", "batchCourseChanged", "courseChanged", "coursesChanged", "holidaysChanged"],
    },
  ],
  dashboardTopics: ["batchChanged"],
  personalData: {
    name: "batches",
    rows: rowsByUser("BatchUser"),
  },
};
