import type { CountedList, CountsByState } from "./countedList";
import { ListCounts } from "./ListCounts";
import type { PageParams } from "./listParams";
import { usePendingParams } from "./usePendingParams";

interface Props<Address extends PageParams> {
  list: CountedList<Address>;
  /** Undefined while they load. */
  counts: CountsByState | undefined;
}

/** How many rows are in each state, each linked to the list narrowed to it. */
export function StateCounts<Address extends PageParams>({ list, counts }: Props<Address>) {
  const { path, counted } = list;
  const { requested } = usePendingParams(list);
  const tab = (label: string, key: string, address: Address) => ({
    label,
    count: counts?.[key]?.totalCount,
    to: `${path}${list.format(address)}`,
    selected: requested[counted.filter] === address[counted.filter],
  });
  const states = Object.entries(counted.labels).map(([state, label]) =>
    tab(label, state, list.parse(new URLSearchParams({ [counted.filter]: state }))),
  );
  return <ListCounts counts={[tab("All", "ALL", list.all), ...states]} />;
}
