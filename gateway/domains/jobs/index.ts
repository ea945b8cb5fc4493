import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { eraseJobs } from "./eraseCommands";
import { retention } from "./jobs";
import "./Job";
import "./mutations";

export const manifest: DomainManifest = {
  eraseOf: eraseJobs,
  hiddenTables: ["Job"],
  recurring: [retention],
  liveLists: [
    liveList("jobsChanged", "Sent when jobs were enqueued, tried, finished, dropped or retried.", {
      scope: "jobs.manage",
    }),
  ],
};
