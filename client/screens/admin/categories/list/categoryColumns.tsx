import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { CategoryTable_categories$data } from "~/__generated__/CategoryTable_categories.graphql";
import { formatCount } from "~/formats/counts";
import { actionsColumn } from "~/ui/columns";
import { IconButton } from "~/ui/IconButton";
import type { Column } from "~/ui/tableColumns";

export const categoryNoun = { one: "category", many: "categories" } as const;

/** A category of the list. */
export type CategoryRow = CategoryTable_categories$data["nodes"][number];

interface Acts {
  /** Why a category could not be deleted, by its id. */
  failures: Readonly<Record<string, string>>;
  ask: (act: "rename" | "delete", category: CategoryRow) => void;
}

/** The columns of the list of categories. */
export function categoryColumns({ failures, ask }: Acts): Column<CategoryRow>[] {
  return [
    {
      key: "name",
      header: "Category name",
      rowHeader: true,
      cell: ({ id, name }) => (
        <div className="text-left">
          <span className="wrap-anywhere">{name}</span>
          {failures[id] && (
            <span role="alert" className="mt-0.5 block text-xs font-medium text-danger-ink">
              {failures[id]}
            </span>
          )}
        </div>
      ),
    },
    {
      key: "courses",
      header: "Courses",
      align: "end",
      cell: ({ databaseId, name, courseCount }) =>
        courseCount === 0 ? (
          "0"
        ) : (
          <Link
            to={`/admin/courses?category=${databaseId}`}
            aria-label={`${formatCount(courseCount)} in ${name}`}
            className="touch inline-flex items-center rounded-sm font-medium text-brand-ink hover:underline"
          >
            {formatCount(courseCount)}
          </Link>
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
