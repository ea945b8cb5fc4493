import { graphql } from "react-relay";
import { renameSchema } from "#gateway/domains/files/contract";
import type { RenameFileMutation } from "~/__generated__/RenameFileMutation.graphql";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { TextInput } from "~/ui/TextInput";
import type { FileRow } from "./fileColumns";

const mutation = graphql`
  mutation RenameFileMutation($fileId: Int!, $name: String!) {
    result: renameFile(fileId: $fileId, name: $name) {
      ... on FilePayload @alias(as: "payload") {
        file {
          name
          url
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "File renamed", fallback: "Failed to rename the file" };

/** Renames a file; its bytes and its uses stay. */
export function RenameFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const save = useSave<RenameFileMutation>(mutation, texts);
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
