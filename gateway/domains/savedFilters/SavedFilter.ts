import { required, toArgs } from "#gateway/graphql/arguments";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import { visibleSavedFilters } from "./access";
import { savedFilterLimits } from "./contract";

export const SavedFilter = nodeType("SavedFilter", {
  description: "A filter of a list, saved under a name. Visible to the employee who saved it alone.",
  visible: visibleSavedFilters,
  readers: "staff",
  columns: {
    name: "Unique among the employee's filters of the list.",
    path: "The path of the list's screen, such as /admin/batches.",
    search: "The query string that shows the list filtered, with its question mark.",
  },
});

listQuery("savedFilters", {
  type: SavedFilter,
  description: "The viewer's saved filters of a list, by name. Requires staff.",
  readers: "staff",
  defaultSize: savedFilterLimits.perList,
  args: toArgs({ path: required("String", "The path of the list's screen, such as /admin/batches.") }),
  visible: visibleSavedFilters,
  where: ({ path }) => ({ path }),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});
