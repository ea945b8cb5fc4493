import type { ReactNode } from "react";
import { courseSortLabels, levelLabels } from "#gateway/domains/courses/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { catalogueList, catalogueSorts } from "./catalogueList";

const levelOptions = getOptions(levelLabels);
const sortOptions = catalogueSorts.map((sort) => ({ value: sort, label: `Sort: ${courseSortLabels[sort]}` }));

interface Props {
  /** The category filter, which waits for the list of categories. */
  categoryFilter: ReactNode;
}

/** Search, filters and order of the catalogue. The controls show the latest choice, even before its results arrive. */
export function CatalogueToolbar({ categoryFilter }: Props) {
  const { requested, refine, choose } = usePendingParams(catalogueList);
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-12">
      <SearchInput
        label="Search courses"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
        className="col-span-2 lg:col-span-6"
      />
      <Select
        label="Level"
        hideLabel
        placeholder="All levels"
        value={requested.level ?? ""}
        options={levelOptions}
        onChange={choose("level")}
        autoComplete="off"
        className="lg:col-span-2"
      />
      <div className="lg:col-span-2">{categoryFilter}</div>
      <Select
        label="Sort by"
        hideLabel
        placeholder={null}
        value={requested.sort}
        options={sortOptions}
        onChange={choose("sort")}
        autoComplete="off"
        className="col-span-2 lg:col-span-2"
      />
    </div>
  );
}
