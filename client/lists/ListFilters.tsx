import type { ReactNode } from "react";
import { classNames } from "../ui/classNames";
import { SearchInput } from "../ui/SearchInput";
import { Select, type SelectOption } from "../ui/Select";
import { FilterFold } from "./FilterFold";
import type { ListParams, PageParams } from "./listParams";
import { usePendingParams } from "./usePendingParams";

interface SelectFilter<Address> {
  /** The filter's name in the address. */
  name: keyof Address & string;
  label: string;
  /** Shown while nothing is filtered: 'All statuses'. */
  placeholder: string;
  options: readonly SelectOption[];
  className?: string;
}

interface Props<Address extends PageParams> {
  list: ListParams<Address>;
  /** The label of the search field: 'Search users'. */
  search: string;
  filters?: readonly SelectFilter<Address>[];
  /** Filters of another kind, before the others, and whether one of them is set. */
  before?: ReactNode;
  isSet?: boolean;
  /** The columns of the grid of the search and the filters; by default those of one filter. */
  className?: string;
  searchClassName?: string;
}

const toText = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** Search and filters of a list; each shows what was asked for last, not what has come. */
export function ListFilters<Address extends PageParams & { search: string }>(props: Props<Address>) {
  const {
    list,
    search,
    filters = [],
    className = "sm:grid-cols-[minmax(0,1fr)_10rem]",
    searchClassName,
  } = props;
  const { before, isSet = false } = props;
  const { requested, choose } = usePendingParams(list);
  const field = (
    <SearchInput
      label={search}
      value={requested.search}
      onChange={choose("search", { typed: true })}
      className={classNames("max-sm:flex-1", searchClassName)}
    />
  );
  // Without filters there is nothing to fold.
  if (filters.length === 0) return field;
  return (
    <FilterFold
      className={className}
      isSet={isSet || filters.some(({ name }) => toText(requested[name]) !== "")}
      search={field}
    >
      {before}
      {filters.map(({ name, ...select }) => (
        <Select {...select} key={name} hideLabel value={toText(requested[name])} onChange={choose(name)} />
      ))}
    </FilterFold>
  );
}
