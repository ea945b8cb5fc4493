import { FolderTree, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { CategoryTable_categories$key } from "~/__generated__/CategoryTable_categories.graphql";
import type { CategoryTableDeleteCategoryMutation } from "~/__generated__/CategoryTableDeleteCategoryMutation.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { usePendingParams } from "~/lists/usePendingParams";
import { useMutation } from "~/relay/useMutation";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { type CategoryRow, categoryColumns, categoryNoun } from "./categoryColumns";
import { RenameCategory } from "./RenameCategory";

const mutation = graphql`
  mutation CategoryTableDeleteCategoryMutation($categoryId: Int!) {
    result: deleteCategory(categoryId: $categoryId) {
      __typename
      ... on DeletedCategoryPayload {
        deletedNodeId
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
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

/** Deletes a category optimistically; a refusal restores the row and shows the reason. */
function useDeleteCategory(listId: string) {
  const [commit] = useMutation<CategoryTableDeleteCategoryMutation>(mutation, texts);
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

/** A page of categories with their course counts. */
export function CategoryTable({ categories: key }: { categories: CategoryTable_categories$key }) {
  const { __id, nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment CategoryTable_categories on QueryCategoriesConnection {
        __id
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          databaseId
          name
          courseCount
          updatedAt
        }
      }
    `,
    key,
  );
  const { failures, remove } = useDeleteCategory(__id);
  const [asked, setAsked] = useState<{ act: "rename" | "delete"; category: CategoryRow } | null>(null);
  const close = () => setAsked(null);
  const removed = asked?.act === "delete" ? asked.category : null;
  const renamed = asked?.act === "rename" && nodes.find(({ id }) => id === asked.category.id);
  const { address, show } = usePendingParams(plainList);
  return (
    <>
      <DataTable
        caption="Categories"
        noun={categoryNoun}
        columns={categoryColumns({ failures, ask: (act, category) => setAsked({ act, category }) })}
        rows={nodes}
        rowKey={({ id }) => id}
        total={totalCount}
        offset={getOffset(address)}
        {...pagesBeside(plainList, address, pageInfo)}
        exportHref={exportAddress("categories")}
        pageSize={{ size: address.size, onChange: (size) => show({ ...plainList.all, size }) }}
        empty={<NoCategories />}
      />
      <ConfirmDialog
        open={removed !== null}
        subject={removed ? `The category “${removed.name}”` : undefined}
        onConfirm={() => {
          if (removed) remove(removed);
          close();
        }}
        onCancel={close}
      />
      {renamed && <RenameCategory category={renamed} onClose={close} />}
    </>
  );
}

function NoCategories() {
  return (
    <EmptyState
      icon={<FolderTree />}
      title="No categories yet"
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/categories/create">
          Add Category
        </ButtonLink>
      }
    >
      Every course needs a category. Add your first category before you create a course.
    </EmptyState>
  );
}
