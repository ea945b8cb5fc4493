import type { DomainManifest } from "#gateway/graphql/manifest";
import { retention } from "./jobs";
import "./Job";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Job"],
  recurring: [retention],
  liveLists: [
    {
      field: "jobsChanged",
      description: "Sent when jobs were enqueued, tried, finished, dropped or retried.",
      topics: ["jobsChanged"],
      scope: "jobs.manage",
    },
  ],
};
