import { getValues } from "#gateway/domains/labelsContract";
import { ListCounts } from "./ListCounts";
import type { ListParams, PageParams } from "./listParams";
import { usePendingParams } from "./usePendingParams";

/** Counts by state, and `ALL`. */
export interface CountsByState {
  readonly [state: string]: { readonly totalCount: number };
}

/** The address of a list that can be narrowed to a state; null is all. */
type StateParams<State extends string> = PageParams & { state: State | null };

interface Props<State extends string, Address extends StateParams<State>> {
  labels: Record<State, string>;
  /** Undefined while they load. */
  counts: CountsByState | undefined;
  list: ListParams<Address>;
  /** The list's path. */
  path: string;
}

/** How many rows are in each state, each linked to the list narrowed to it. */
export function StateCounts<State extends string, Address extends StateParams<State>>({
  labels,
  counts,
  list,
  path,
}: Props<State, Address>) {
  const { requested } = usePendingParams(list);
  const tabs = [null, ...getValues(labels)].map((state) => ({
    label: state === null ? "All" : labels[state],
    count: counts?.[state ?? "ALL"]?.totalCount,
    to: `${path}${list.format({ ...list.all, state })}`,
    selected: state === requested.state,
  }));
  return <ListCounts counts={tabs} />;
}
