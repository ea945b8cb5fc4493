import { FolderTree, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CategoryTable_categories$key } from "~/__generated__/CategoryTable_categories.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { usePendingParams } from "~/lists/usePendingParams";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { type CategoryRow, categoryColumns, categoryNoun } from "./categoryColumns";
import { RenameCategory } from "./RenameCategory";
import { useDeleteCategory } from "./useDeleteCategory";

/** One page of the categories, with how many courses each has. */
export function CategoryTable({ categories: key }: { categories: CategoryTable_categories$key }) {
  const { __id, nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment CategoryTable_categories on QueryCategoriesConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
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
      A course needs a category, so add the first one before the first course.
    </EmptyState>
  );
}
