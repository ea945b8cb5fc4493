import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { deleteFile, renameFile, replaceFile } from "./changeCommands";
import { File } from "./File";

const FilePayload = changedPayload("FilePayload", {
  description: "A file after a change. Requires staff.",
  rows: { file: { type: File, id: "fileId", description: "The file." } },
});

staffMutation("renameFile", {
  type: FilePayload,
  description: "Renames a file. Its uploader and ADMIN only. Requires staff.",
  args: toArgs({ fileId: rowId("file"), name: required("String", "At most 255 characters.") }),
  run: renameFile,
});

staffMutation("replaceFile", {
  type: FilePayload,
  description:
    "Puts a file that nothing uses in the place of another one, wherever that is used. Its uploader and ADMIN only. Requires staff.",
  args: toArgs({
    fileId: rowId("file"),
    byFileId: required("Int", "The new file's id; it ceases to be a file."),
  }),
  run: replaceFile,
});

staffMutation("deleteFile", {
  type: deletedPayload({ type: "File", description: "A deleted file. Requires staff." }),
  description: "Deletes a file that nothing uses. Its uploader and ADMIN only. Requires staff.",
  args: toArgs({ fileId: rowId("file") }),
  run: async (context, member, { fileId }) => {
    await deleteFile(context, member, fileId);
    return { deletedId: fileId };
  },
});
