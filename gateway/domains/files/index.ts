import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { eraseFiles } from "./eraseCommands";
import { deleteUnusedJob, makeWidthsJob, sweepTask } from "./jobs";
import "./File";
import "./OpenUpload";
import "./queries";
import "./mutations";

export const manifest: DomainManifest = {
  eraseOf: eraseFiles,
  hiddenTables: ["FileUse", "FileKey", "OpenUpload"],
  liveLists: [
    liveList(
      "filesChanged",
      "Sent when a file is uploaded, renamed, replaced or deleted, and when an upload begins or ends.",
    ),
  ],
  recurring: [sweepTask],
  jobs: [deleteUnusedJob, makeWidthsJob],
  personalData: {
    name: "files",
    rows: [
      { table: "File", by: "uploadedById", omit: ["storageKey"] },
      { table: "OpenUpload", by: "userId", omit: ["key"] },
    ],
  },
};
