import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Holiday";
import "./batchFields";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  dashboardTopics: ["holidaysChanged"],
};
