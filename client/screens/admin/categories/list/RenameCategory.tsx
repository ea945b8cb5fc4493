import { graphql } from "react-relay";
import { categoryLabels, categoryMessages, categorySchema } from "#gateway/domains/categories/contract";
import type { RenameCategoryQuery } from "~/__generated__/RenameCategoryQuery.graphql";
import { renameCategory } from "~/commands/organizationCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { useReadNewest } from "~/relay/useReadNewest";
import { TextInput } from "~/ui/TextInput";
import type { CategoryRow } from "./categoryColumns";

graphql`
  fragment RenameCategory_category on Category {
    name
    updatedAt
  }
`;

const query = graphql`
  query RenameCategoryQuery($id: ID!) {
    node(id: $id) {
      ...RenameCategory_category @alias(as: "category")
    }
  }
`;

interface Props {
  /** The category as the list currently shows it. */
  category: CategoryRow;
  onClose: () => void;
}

/** Renames a category. */
export function RenameCategory({ category, onClose }: Props) {
  const { id, databaseId: categoryId, name, updatedAt } = category;
  const readNewest = useReadNewest<RenameCategoryQuery>(query, { id });
  const save = useSave(renameCategory, readNewest);
  const { form, crossing } = useVersionedForm({
    schema: categorySchema,
    labels: categoryLabels,
    saved: { version: updatedAt, values: { name } },
    onSave: ({ name }, { version, ...saving }) =>
      save({ categoryId, version, name }, { ...saving, onSaved: onClose }),
  });
  return (
    <FormDialog
      title="Rename category"
      form={form}
      submit="Rename"
      conflict={{ title: categoryMessages.changed, crossing, labels: categoryLabels }}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
    </FormDialog>
  );
}
