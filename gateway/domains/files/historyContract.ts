import type { DomainHistory } from "../domainHistoryContract";
import { fileKindLabels } from "./contract";

/** Labels of the history for changes of files. */
export const history = {
  mutations: {
    renameFile: "file.renamed",
    replaceFile: "file.replaced",
    deleteFile: "file.deleted",
    deleteOpenUpload: "file.uploadCancelled",
  },
  jobs: {
    "files.deleteUnused": "file.unusedDeleted",
  },
  actions: {
    "file.deleted": "File deleted",
    "file.renamed": "File renamed",
    "file.replaced": "File replaced",
    "file.unusedDeleted": "Unused files deleted",
    "file.uploadCancelled": "Upload cancelled",
    "file.uploaded": "File uploaded",
  },
  tables: {
    File: "File",
    OpenUpload: "Unfinished upload",
  },
  columns: {
    OpenUpload: {
      key: "Key",
      bytes: "Announced bytes",
      arrivedBytes: "Arrived bytes",
    },
  },
  values: {
    File: { kind: fileKindLabels },
  },
} as const satisfies DomainHistory;
