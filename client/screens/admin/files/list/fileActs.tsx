import { useRevalidator } from "react-router-dom";
import { renameSchema } from "#gateway/domains/files/contract";
import { deleteFile, renameFile, replaceFile } from "~/commands/contentCommands";
import { UploadArea } from "~/files/UploadArea";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useMutation } from "~/relay/useMutation";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";
import { type FileRow, kindLabel } from "./fileColumns";

/** Renames a file; its bytes and its uses stay. */
export function RenameFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const save = useSave(renameFile);
  const form = useForm({
    schema: renameSchema,
    labels: { name: "Name" },
    initial: { name: file.name },
    onSubmit: ({ name }): Promise<boolean> =>
      save({ fileId: file.databaseId, name }, { onFieldErrors: form.setServerErrors, onSaved: onClose }),
  });
  return (
    <FormDialog title="Rename file" form={form} submit="Rename" onClose={onClose}>
      <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
    </FormDialog>
  );
}

/** Puts a new upload in the place of a file, wherever that is used. */
export function ReplaceFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const [replace] = useMutation(replaceFile);
  return (
    <Dialog
      open
      title={`Replace ${file.name}`}
      description={`The new file is shown wherever this one is used. It must be of the same kind: ${kindLabel(file.kind)}.`}
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
export function useDeleteFile() {
  const [remove] = useMutation(deleteFile);
  const { revalidate } = useRevalidator();
  return useConfirm(async ({ databaseId: fileId }: FileRow, options) => {
    const deleted = await remove({ fileId }, options);
    if (deleted) void revalidate();
    return deleted;
  });
}
