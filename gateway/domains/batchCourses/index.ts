import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./assignableFields";
import "./BatchCourse";
import "./enrolmentFields";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["batchCourseChanged"],
};
