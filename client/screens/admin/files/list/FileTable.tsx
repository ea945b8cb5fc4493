import { FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { renameSchema, shownBytes } from "#gateway/domains/files/contract";
import type { FileTable_files$key } from "~/__generated__/FileTable_files.graphql";
import { deleteFile, renameFile, replaceFile } from "~/commands/contentCommands";
import { UploadArea } from "~/files/UploadArea";
import { FormDialog } from "~/forms/FormDialog";
import { useDialogForm } from "~/forms/useDialogForm";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";
import { type FileRow, fileColumns, fileNoun, kindLabel } from "./fileColumns";
import { exportedFiles, filesList } from "./filesList";

/** Renames a file; its bytes and its uses stay. */
function RenameFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const form = useDialogForm(renameFile, {
    schema: renameSchema,
    labels: { name: "Name" },
    initial: { name: file.name },
    toVariables: ({ name }) => ({ fileId: file.databaseId, name }),
    onClose,
  });
  return (
    <FormDialog title="Rename file" form={form} submit="Rename" onClose={onClose}>
      <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
    </FormDialog>
  );
}

/** Puts a new upload in the place of a file, wherever that is used. */
function ReplaceFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const [replace] = useMutation(replaceFile);
  return (
    <Dialog
      open
      title={`Replace ${file.name}`}
      description={`The new file replaces this one everywhere. It must be of the same kind: ${kindLabel(file.kind)}.`}
      onClose={onClose}
    >
      <UploadArea
        label="Upload the new file"
        onUploaded={async ({ id }) => {
          const replaced = await replace({ fileId: file.databaseId, byFileId: id });
          if (replaced) onClose();
        }}
      />
    </Dialog>
  );
}

/** Deletes files that nothing uses, each after confirmation, and refetches the list. */
function useDeleteFile() {
  const [remove] = useMutation(deleteFile);
  const { revalidate } = useRevalidator();
  return useConfirm(async ({ databaseId: fileId }: FileRow, options) => {
    const deleted = await remove({ fileId }, options);
    if (deleted) void revalidate();
    return deleted;
  });
}

/** The library of files. */
export const aboutFiles: ListAbout = {
  title: "Files",
  subtitle: "Every uploaded file. Unused files are deleted after seven days.",
  caption: "Files",
  noun: fileNoun,
  exports: "files",
  empty: {
    icon: <FolderOpen />,
    title: "No files yet",
    text: "Upload the first one above, or where it is used.",
  },
};

const fragment = graphql`
  fragment FileTable_files on QueryFilesConnection {
    ...useListPage_page
    nodes {
      id
      databaseId
      name
      kind
      bytes
      url
      uploadedByName
      createdAt
      canDelete
      canReplace
      uses { label address }
    }
  }
`;

interface Props {
  files: FileTable_files$key;
  /** Search and filters. */
  toolbar: ReactNode;
  /** Content between the toolbar and the table. */
  above: ReactNode;
}

/** A page of files with their actions. */
export function FileTable({ files: key, ...slots }: Props) {
  const files = useFragment(fragment, key);
  const [edited, setEdited] = useState<{ act: "rename" | "replace"; file: FileRow } | null>(null);
  const deletion = useDeleteFile();
  const Dialog = edited?.act === "replace" ? ReplaceFile : RenameFile;
  return (
    <>
      <ListTable
        {...slots}
        list={filesList}
        about={aboutFiles}
        columns={() =>
          fileColumns({
            ask: (act, file) => (act === "delete" ? deletion.ask(file) : setEdited({ act, file })),
          })
        }
        page={files}
        variables={exportedFiles}
        advice="Try fewer words, or another kind."
      />
      {edited && <Dialog file={edited.file} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete the file"
        subject={deletion.asked ? `${deletion.asked.name}, ${shownBytes(deletion.asked.bytes)}` : undefined}
      />
    </>
  );
}
