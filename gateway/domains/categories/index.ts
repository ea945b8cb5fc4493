import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Category";
import "./mutations";

export const manifest: DomainManifest = {
  dashboardTopics: ["categoriesChanged"],
};
