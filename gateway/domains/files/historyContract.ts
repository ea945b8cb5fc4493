import { type DomainHistory, date } from "../domainHistoryContract";
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
    File: {
      bytes: "Size (bytes)",
      height: "Height (pixels)",
      mime: "File type",
      seconds: "Length (seconds)",
      sha256: "Checksum",
      storageKey: "Storage location",
      unusedSince: date("Unused since"),
      uploadedById: "Uploaded by (id)",
      uploadedByName: "Uploaded by",
      width: "Width (pixels)",
    },
    OpenUpload: {
      activeAt: date("Last active"),
      arrivedBytes: "Arrived bytes",
      bytes: "Announced bytes",
      key: "Key",
    },
  },
  values: {
    File: { kind: fileKindLabels },
  },
} as const satisfies DomainHistory;
