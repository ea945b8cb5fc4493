import type { CountedList, CountsByState } from "./countedList";
import { ListCounts } from "./ListCounts";
import type { ListParams, PageParams } from "./listParams";
import { usePendingParams } from "./usePendingParams";

interface Props<Address extends PageParams> {
  list: CountedList<Address>;
  /** Undefined while they load. */
  counts: CountsByState | undefined;
}

interface FilterProps<Address extends PageParams, Filter extends keyof Address> {
  list: ListParams<Address>;
  /** The list's path. */
  path: string;
  filter: Filter;
  /** The values of the filter with their counts, which are undefined while they load. */
  tabs: readonly { label: string; value: Address[Filter]; count: number | undefined }[];
}

/** How many rows have each value of a filter, each linked to the list narrowed to it alone. */
export function FilterCounts<Address extends PageParams, Filter extends keyof Address>(
  props: FilterProps<Address, Filter>,
) {
  const { list, path, filter, tabs } = props;
  const { requested } = usePendingParams(list);
  return (
    <ListCounts
      counts={tabs.map(({ label, value, count }) => ({
        label,
        count,
        to: `${path}${list.format({ ...list.all, [filter]: value })}`,
        selected: requested[filter] === value,
      }))}
    />
  );
}

/** How many rows are in each state, each linked to the list narrowed to it. */
export function StateCounts<Address extends PageParams>({ list, counts }: Props<Address>) {
  const { path, counted } = list;
  const { filter, labels } = counted;
  const tab = (label: string, key: string, address: Address) => ({
    label,
    value: address[filter],
    count: counts?.[key]?.totalCount,
  });
  const states = Object.entries(labels).map(([state, label]) =>
    tab(label, state, list.parse(new URLSearchParams({ [filter]: state }))),
  );
  return (
    <FilterCounts list={list} path={path} filter={filter} tabs={[tab("All", "ALL", list.all), ...states]} />
  );
}
