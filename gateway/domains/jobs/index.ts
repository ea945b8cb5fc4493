import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { retention } from "./jobs";
import "./Job";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Job"],
  recurring: [retention],
  liveLists: [
    liveList("jobsChanged", "Sent when jobs were enqueued, tried, finished, dropped or retried.", {
      scope: "jobs.manage",
    }),
  ],
};
