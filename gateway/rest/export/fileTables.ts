import { type FileKind, fileKindLabels } from "#gateway/domains/files/contract";
import { formatMomentDay } from "./cellFormats";
import { defineExport } from "./exportTable";

interface FileRow {
  name: string;
  kind: FileKind;
  bytes: number;
  uploadedByName: string;
  createdAt: string;
  uses: { label: string }[];
}

const files = defineExport<FileRow>({
  name: "files",
  field: "files",
  filters: {
    search: "String",
    kind: "FileKind",
    unusedOnly: "Boolean",
    sort: "FileSort",
    reversed: "Boolean",
  },
  selection: "name kind bytes uploadedByName createdAt uses { label }",
  columns: [
    { header: "Name", cell: ({ name }) => name },
    { header: "Kind", cell: ({ kind }) => fileKindLabels[kind] },
    { header: "Size", cell: ({ bytes }) => bytes },
    { header: "Uploaded by", cell: ({ uploadedByName }) => uploadedByName },
    { header: "Uploaded", cell: ({ createdAt }, { timeZone }) => formatMomentDay(createdAt, timeZone) },
    { header: "Used by", cell: ({ uses }) => uses.map(({ label }) => label).join(", ") },
  ],
});

/** The export table of the library of files. */
export const fileTables = [files];
