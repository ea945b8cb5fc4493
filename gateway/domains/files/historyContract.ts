import type { DomainHistory } from "../domainHistoryContract";
import { fileKindLabels } from "./contract";

/** Labels of the history for changes of files. */
export const history = {
  mutations: {
    renameFile: "file.renamed",
    replaceFile: "file.replaced",
    deleteFile: "file.deleted",
  },
  jobs: {
    "files.deleteUnused": "file.unusedDeleted",
  },
  actions: {
    "file.deleted": "File deleted",
    "file.renamed": "File renamed",
    "file.replaced": "File replaced",
    "file.unusedDeleted": "Unused files deleted",
    "file.uploaded": "File uploaded",
  },
  tables: {
    File: "File",
  },
  values: {
    File: { kind: fileKindLabels },
  },
} as const satisfies DomainHistory;
