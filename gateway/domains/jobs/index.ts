import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Job";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Job"],
  liveLists: [
    {
      field: "jobsChanged",
      description: "Sent when jobs were enqueued, tried, finished, dropped or retried.",
      topics: ["jobsChanged"],
      scope: "admin",
    },
  ],
};
