import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./assignableFields";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./Specialization";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["specializationChanged"],
};
