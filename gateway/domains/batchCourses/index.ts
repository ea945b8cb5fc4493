import type { DomainManifest } from "#gateway/graphql/manifest";
import "./assignableFields";
import "./BatchCourse";
import "./enrolmentFields";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  dashboardTopics: ["batchCourseChanged"],
};
