import type { DomainManifest } from "#gateway/graphql/manifest";
import { deleteUnusedJob, makeWidthsJob, sweepTask } from "./jobs";
import "./File";
import "./queries";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["FileUse", "FileKey"],
  liveLists: [
    {
      field: "filesChanged",
      description: "Sent when a file is uploaded, renamed, replaced or deleted.",
      topics: ["filesChanged"],
    },
  ],
  recurring: [sweepTask],
  jobs: [deleteUnusedJob, makeWidthsJob],
  personalData: {
    name: "files",
    rows: [{ table: "File", by: "uploadedById", omit: ["storageKey"] }],
  },
};
