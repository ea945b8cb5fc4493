import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { deleteFile, renameFile, replaceFile } from "./changeCommands";
import { File } from "./File";
import { deleteOpenUpload } from "./uploadCommands";

const FilePayload = changedRow("FilePayload", "file", {
  type: File,
  description: "A file after a change. Requires staff.",
});

staffMutation("renameFile", {
  right: "files.read",
  type: FilePayload,
  description: "Renames a file. Its uploader and ADMIN only. Requires staff.",
  args: toArgs({ fileId: rowId("file"), name: required("String", "At most 255 characters.") }),
  run: renameFile,
});

staffMutation("replaceFile", {
  right: "files.read",
  type: FilePayload,
  description:
    "Replaces a file by an unused one everywhere it is used. Its uploader and ADMIN only. Requires staff.",
  args: toArgs({
    fileId: rowId("file"),
    byFileId: required("Int", "The new file's id, which is removed."),
  }),
  run: replaceFile,
});

staffDeletion("deleteFile", deleteFile, {
  right: "files.read",
  description: "Deletes an unused file. Its uploader and ADMIN only. Requires staff.",
  payload: "A deleted file. Requires staff.",
});

staffDeletion("deleteOpenUpload", deleteOpenUpload, {
  right: "files.manage",
  description:
    "Cancels an unfinished upload of any person and deletes its bytes. Requires the right to manage all files.",
  payload: "A cancelled upload. Requires staff.",
});
