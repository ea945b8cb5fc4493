import { useCallback, useState } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useDeleteCategoryMutation } from "~/__generated__/useDeleteCategoryMutation.graphql";
import { useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useDeleteCategoryMutation($categoryId: Int!) {
    result: deleteCategory(categoryId: $categoryId) {
      __typename
      ... on DeletedCategoryPayload {
        deletedNodeId
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: "Successfully Deleted", fallback: "Failed to delete category" };

interface Category {
  id: string;
  databaseId: number;
}

function takeFrom(store: RecordSourceSelectorProxy, listId: string, { id }: Category): void {
  const list = store.get(listId);
  const rows = list?.getLinkedRecords("nodes") ?? [];
  list?.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== id),
    "nodes",
  );
  const total = list?.getValue("totalCount");
  if (typeof total === "number") list?.setValue(total - 1, "totalCount");
}

/** Deletes a category at once; when that is refused the row comes back, with the reason. */
export function useDeleteCategory(listId: string) {
  const [commit] = useMutation<useDeleteCategoryMutation>(mutation, texts);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const remove = useCallback(
    (category: Category) => {
      setFailures(({ [category.id]: _gone, ...rest }) => rest);
      void commit(
        { categoryId: category.databaseId },
        {
          optimisticUpdater: (store) => takeFrom(store, listId, category),
          updater: (store, data) => {
            if (data?.result.__typename === "DeletedCategoryPayload") takeFrom(store, listId, category);
          },
          onFailure: (reason) => setFailures((before) => ({ ...before, [category.id]: reason })),
        },
      );
    },
    [commit, listId],
  );
  return { failures, remove };
}
