import type { DomainManifest } from "#gateway/graphql/manifest";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./mutations";
import "./Resource";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["resourceChanged"],
  fileOwners,
};
