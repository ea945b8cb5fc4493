import { FolderTree } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CategoryTable_categories$key } from "~/__generated__/CategoryTable_categories.graphql";
import { deleteCategory } from "~/commands/organizationCommands";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import { removeRow, takeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { type CategoryRow, categoryColumns, categoryNoun } from "./categoryColumns";
import { RenameCategory } from "./RenameCategory";

/** The list of categories. */
export const aboutCategories: ListAbout = {
  title: "Categories",
  subtitle: "The subject areas of the catalogue. Every course belongs to one.",
  caption: "Categories",
  noun: categoryNoun,
  exports: "categories",
  create: { label: "Add category", to: "/admin/categories/create" },
  empty: {
    icon: <FolderTree />,
    title: "No categories yet",
    text: "Every course needs a category. Add your first category before you create a course.",
  },
};

interface Category {
  id: string;
  databaseId: number;
}

/** Deletes a category optimistically; a refusal restores the row and shows the reason. */
function useDeleteCategory(listId: string) {
  const [commit] = useMutation(deleteCategory);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const remove = useCallback(
    (category: Category) => {
      setFailures(({ [category.id]: _gone, ...rest }) => rest);
      void commit(
        { categoryId: category.databaseId },
        {
          optimisticUpdater: (store) => takeRow(store, { listId, nodeId: category.id }),
          updater: removeRow({ listId, nodeId: category.id }),
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
  const categories = useFragment(
    graphql`
      fragment CategoryTable_categories on QueryCategoriesConnection {
        __id
        ...useListPage_page
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
  const { failures, remove } = useDeleteCategory(categories.__id);
  const [asked, setAsked] = useState<{ act: "rename" | "delete"; category: CategoryRow } | null>(null);
  const close = () => setAsked(null);
  const removed = asked?.act === "delete" ? asked.category : null;
  const renamed = asked?.act === "rename" && categories.nodes.find(({ id }) => id === asked.category.id);
  return (
    <>
      <ListTable
        list={plainList}
        about={aboutCategories}
        columns={() => categoryColumns({ failures, ask: (act, category) => setAsked({ act, category }) })}
        page={categories}
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
