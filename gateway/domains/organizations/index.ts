import type { DomainManifest } from "#gateway/graphql/manifest";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./Organization";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  routes,
  fileOwners,
};
