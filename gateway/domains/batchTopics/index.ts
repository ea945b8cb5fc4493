import type { DomainManifest } from "#gateway/graphql/manifest";
import { lateTask } from "./jobs";
import { routes } from "./routes";
import "./BatchCalendar";
import "./BatchCourseModule";
import "./BatchCourseTopic";
import "./BatchTopicsChange";
import "./planFields";
import "./mutations";
import "./lateMutations";
import "./lateQueries";
import "./ownClassQueries";
import "./subscriptions";

export const manifest: DomainManifest = {
  routes,
  recurring: [lateTask],
  hiddenTables: ["BatchFeed"],
  dashboardTopics: ["batchTopicsChanged"],
};
