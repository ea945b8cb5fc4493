import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { deleteUnusedJob, makeWidthsJob, sweepTask } from "./jobs";
import "./File";
import "./queries";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["FileUse", "FileKey"],
  liveLists: [liveList("filesChanged", "Sent when a file is uploaded, renamed, replaced or deleted.")],
  recurring: [sweepTask],
  jobs: [deleteUnusedJob, makeWidthsJob],
  personalData: {
    name: "files",
    rows: [{ table: "File", by: "uploadedById", omit: ["storageKey"] }],
  },
};
