import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery, valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { visibleFiles } from "./access";
import { readUsedBytes } from "./commands";
import type { FileSort as FileSortName } from "./contract";
import { File, FileKind } from "./File";
import { fileFilter, fileOrder } from "./rules";

const FileSort = describedEnum<FileSortName>("FileSort", "The order of a list of files.", {
  NEWEST: "The newest first.",
  NAME: "By name.",
  SIZE: "The largest first.",
});

listQuery("files", {
  type: File,
  description:
    "The files of the organization: ADMIN sees all, staff those that the product shows and their own. Requires staff.",
  readers: "files.read",
  args: toArgs({
    search: optional("String", "Words in the file's or the uploader's name; at most 100 characters."),
    kind: optional(FileKind, "Only files of this kind."),
    unusedOnly: optional("Boolean", "Whether to list only unused files."),
  }),
  where: fileFilter,
  visible: visibleFiles,
  orderBy: { type: FileSort, byDefault: "NEWEST", order: fileOrder },
});

rowQuery("file", {
  type: File,
  row: "file",
  description:
    "A file by its id: the viewer's own upload, or one that staff may look up. Requires a sign-in.",
  readers: "signedIn",
  visible: visibleFiles,
});

const FileQuota = valueType<{ usedBytes: number; quotaBytes: number }>("FileQuota", {
  description: "Storage used by the organization's files. Requires staff.",
  readers: "files.read",
  values: {
    usedBytes: value("Float", "Bytes used, including those of unfinished uploads that have arrived."),
    quotaBytes: value("Float", "All there is."),
  },
});

valueQuery("fileQuota", {
  type: FileQuota,
  description: "Storage used by the organization's files. Requires staff.",
  readers: "files.read",
  resolve: async (_args, { db, config }) => ({
    usedBytes: await readUsedBytes(db),
    quotaBytes: config.files.quotaBytes,
  }),
});
