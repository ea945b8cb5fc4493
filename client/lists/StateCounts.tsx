import { getValues } from "#gateway/domains/labelsContract";
import { ListCounts } from "./ListCounts";

/** Counts by state, and `ALL`. */
export interface CountsByState {
  readonly [state: string]: { readonly totalCount: number };
}

interface Props<State extends string> {
  labels: Record<State, string>;
  /** Undefined while they load. */
  counts: CountsByState | undefined;
  /** The state that the list is narrowed to; null for all. */
  selected: State | null;
  toAddress: (state: State | null) => string;
}

/** How many rows are in each state, each linked to the list narrowed to it. */
export function StateCounts<State extends string>({ labels, counts, selected, toAddress }: Props<State>) {
  const tabs = [null, ...getValues(labels)].map((state) => ({
    label: state === null ? "All" : labels[state],
    count: counts?.[state ?? "ALL"]?.totalCount,
    to: toAddress(state),
    selected: state === selected,
  }));
  return <ListCounts counts={tabs} />;
}
