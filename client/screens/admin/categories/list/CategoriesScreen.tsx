import { FolderTree, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { categoryLabels, categoryMessages, categorySchema } from "#gateway/domains/categories/contract";
import type { CategoriesScreen_categories$key } from "~/__generated__/CategoriesScreen_categories.graphql";
import type { CategoriesScreenQuery } from "~/__generated__/CategoriesScreenQuery.graphql";
import type { CategoriesScreenRenameCategoryQuery } from "~/__generated__/CategoriesScreenRenameCategoryQuery.graphql";
import { deleteCategory, renameCategory } from "~/commands/organizationCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { FigureLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import { removeRow, takeRow } from "~/lists/removeRow";
import { RowFailure, type RowFailures, useRowFailures } from "~/lists/rowFailures";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn } from "~/ui/columns";
import { IconButton } from "~/ui/IconButton";
import { TextInput } from "~/ui/TextInput";
import type { Column } from "~/ui/tableColumns";

const categoryNoun = { one: "category", many: "categories" } as const;

/** A category of the list. */
type CategoryRow = ListRow<CategoriesScreen_categories$key>;

interface Acts {
  /** Why a category could not be deleted, by its id. */
  failures: RowFailures;
  ask: (act: "rename" | "delete", category: CategoryRow) => void;
}

/** The columns of the list of categories. */
function categoryColumns({ failures, ask }: Acts): Column<CategoryRow>[] {
  return [
    {
      key: "name",
      header: "Category name",
      rowHeader: true,
      cell: ({ id, name }) => (
        <div className="text-left">
          <span className="wrap-anywhere">{name}</span>
          <RowFailure reason={failures[id]} />
        </div>
      ),
    },
    {
      key: "courses",
      header: "Courses",
      align: "end",
      cell: ({ databaseId, name, courseCount }) => (
        <FigureLink
          count={courseCount}
          to={figureAddresses.coursesOfCategory(databaseId)}
          rows={`in ${name}`}
        />
      ),
    },
    actionsColumn(
      (category) => (
        <span className="inline-flex gap-1">
          <IconButton
            label={`Rename ${category.name}`}
            icon={<Pencil />}
            size="sm"
            onClick={() => ask("rename", category)}
          />
          <IconButton
            label={`Delete ${category.name}`}
            icon={<Trash2 />}
            size="sm"
            onClick={() => ask("delete", category)}
          />
        </span>
      ),
      { header: "Action", align: "end" },
    ),
  ];
}

graphql`
  fragment CategoriesScreen_category on Category {
    name
    updatedAt
  }
`;

const newestQuery = graphql`
  query CategoriesScreenRenameCategoryQuery($id: ID!) {
    node(id: $id) { ...CategoriesScreen_category @alias(as: "category") }
  }
`;

interface Props {
  /** The category as the list currently shows it. */
  category: CategoryRow;
  onClose: () => void;
}

/** Renames a category. */
function RenameCategory({ category, onClose }: Props) {
  const { id, databaseId: categoryId, name, updatedAt } = category;
  const readNewest = useReadNewest<CategoriesScreenRenameCategoryQuery>(newestQuery, { id });
  const save = useSave(renameCategory, readNewest);
  const { form, crossing } = useVersionedForm({
    schema: categorySchema,
    labels: categoryLabels,
    saved: { version: updatedAt, values: { name } },
    kept: { name: "category", id: categoryId },
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

/** The list of categories. */
const aboutCategories: ListAbout = {
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

/** Deletes a category optimistically; a refusal restores the row and shows the reason. */
function useDeleteCategory(listId: string) {
  const [commit] = useMutation(deleteCategory);
  const { failures, fail, clear } = useRowFailures();
  const remove = ({ id, databaseId: categoryId }: CategoryRow) => {
    clear(id);
    void commit(
      { categoryId },
      {
        optimisticUpdater: (store) => takeRow(store, { listId, nodeId: id }),
        updater: removeRow({ listId, nodeId: id }),
        onFailure: (reason) => fail(id, reason),
      },
    );
  };
  return { failures, remove };
}

/** A page of categories with their course counts. */
function CategoryTable({ categories: key }: { categories: CategoriesScreen_categories$key }) {
  const categories = useFragment(
    graphql`
      fragment CategoriesScreen_categories on QueryCategoriesConnection {
        __id
        ...useListPage_page
        nodes { id databaseId name courseCount updatedAt }
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

const query = graphql`
  query CategoriesScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    categories(first: $first, after: $after, last: $last, before: $before) { ...CategoriesScreen_categories }
  }
`;

/** The categories of courses. */
export function CategoriesScreen() {
  const { categories } = useRouteQuery<CategoriesScreenQuery>(query);
  return (
    <ListScreen about={aboutCategories}>
      <CategoryTable categories={categories} />
    </ListScreen>
  );
}

const columns = categoryColumns({ failures: {}, ask: () => undefined });

/** Placeholder for the list while it loads. */
export function CategoriesSkeleton() {
  return <ListScreenSkeleton about={aboutCategories} columns={columns} />;
}
