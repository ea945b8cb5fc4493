import { graphql, useFragment } from "react-relay";
import type { CategoryFilter_categories$key } from "~/__generated__/CategoryFilter_categories.graphql";
import { usePendingParams } from "~/lists/usePendingParams";
import { Select } from "~/ui/Select";
import { catalogueList } from "./catalogueList";

const look = {
  label: "Category",
  hideLabel: true,
  placeholder: "All categories",
  autoComplete: "off",
} as const;

/** A filter by the categories that have courses. */
export function CategoryFilter({ categories: key }: { categories: CategoryFilter_categories$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment CategoryFilter_categories on QueryCategoriesConnection {
        nodes { databaseId name courseCount }
      }
    `,
    key,
  );
  const { requested, choose } = usePendingParams(catalogueList);
  const options = nodes
    .filter(({ databaseId, courseCount }) => courseCount > 0 || databaseId === requested.category)
    .map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  return (
    <Select
      {...look}
      value={requested.category === null ? "" : String(requested.category)}
      options={options}
      onChange={choose("category")}
    />
  );
}

/** The same box while the categories load. */
export function CategoryFilterSkeleton() {
  return <Select {...look} value="" options={[]} onChange={() => undefined} disabled />;
}
