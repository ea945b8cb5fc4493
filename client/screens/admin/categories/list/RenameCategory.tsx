import { graphql } from "react-relay";
import { categoryLabels, categoryMessages, categorySchema } from "#gateway/domains/categories/contract";
import type { RenameCategoryMutation } from "~/__generated__/RenameCategoryMutation.graphql";
import type { RenameCategoryQuery } from "~/__generated__/RenameCategoryQuery.graphql";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { useEditConflict } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import type { CategoryRow } from "./categoryColumns";

const query = graphql`
  query RenameCategoryQuery($id: ID!) {
    node(id: $id) {
      ... on Category {
        name
        updatedAt
      }
    }
  }
`;

const mutation = graphql`
  mutation RenameCategoryMutation($categoryId: Int!, $version: DateTime!, $name: String!) {
    result: renameCategory(categoryId: $categoryId, version: $version, name: $name) {
      __typename
      ... on CategoryPayload {
        category {
          name
          updatedAt
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: "Category renamed", fallback: "Failed to rename category" };

interface Props {
  /** The category as the list currently shows it. */
  category: CategoryRow;
  onClose: () => void;
}

function useRenaming({ category, onClose }: Props) {
  const { id, databaseId, name, updatedAt } = category;
  const [rename] = useMutation<RenameCategoryMutation>(mutation, texts);
  const readNewest = useReadNewest<RenameCategoryQuery>(query, { id });
  const newest = { version: updatedAt, values: { name } };
  const form = useForm({
    schema: categorySchema,
    labels: categoryLabels,
    initial: newest.values,
    async onSubmit(input): Promise<boolean> {
      const variables = { categoryId: databaseId, version: crossing.version, ...input };
      const renamed = await rename(variables, {
        onFieldErrors: form.setServerErrors,
        onStale: () => readNewest(crossing.awaitNewest),
      });
      if (renamed) onClose();
      return renamed !== null;
    },
  });
  const crossing = useEditConflict(form, newest);
  return { form, crossing };
}

/** Renames a category. */
export function RenameCategory(props: Props) {
  const { form, crossing } = useRenaming(props);
  return (
    <Dialog open title="Rename category" size="sm" onClose={props.onClose}>
      <EditConflictNotice
        title={categoryMessages.changed}
        crossing={crossing}
        labels={categoryLabels}
        inWords={({ theirs }) => theirs}
      />
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Rename
            </Button>
            <Button onClick={props.onClose}>Cancel</Button>
          </>
        }
      >
        <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
      </Form>
    </Dialog>
  );
}
