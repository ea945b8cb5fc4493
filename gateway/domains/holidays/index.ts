import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./Holiday";
import "./batchFields";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["holidaysChanged"],
};
