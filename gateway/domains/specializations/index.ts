import type { DomainManifest } from "#gateway/graphql/manifest";
import "./assignableFields";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./Specialization";

export const manifest: DomainManifest = {
  dashboardTopics: ["specializationChanged"],
};
