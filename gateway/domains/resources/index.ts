import type { DomainManifest } from "#gateway/graphql/manifest";
import "./mutations";
import "./Resource";

export const manifest: DomainManifest = {
  dashboardTopics: ["resourceChanged"],
};
