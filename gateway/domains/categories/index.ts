import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./Category";
import "./mutations";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["categoriesChanged"],
};
