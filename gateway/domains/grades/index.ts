import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./CourseGrade";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["GradeEntry", "GradeItem", "GradeScheme"],
  routes,
};
