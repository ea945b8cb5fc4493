import { getValues } from "#gateway/domains/labelsContract";
import { type ListParams, type PageParams, unsortedList } from "./listParams";
import { enumParam, type ParamGroup, paramGroup } from "./searchParams";

/** Counts by the values of a filter, and `ALL`. */
export interface CountsByState {
  readonly [state: string]: { readonly totalCount: number };
}

/** A list whose rows are counted by the values of one filter, such as their state; each count narrows the list to it. */
export interface CountedList<Address extends PageParams> extends ListParams<Address> {
  /** The list's path. */
  readonly path: string;
  readonly counted: {
    readonly filter: keyof Address & string;
    /** The values that are counted, with their labels. */
    readonly labels: Readonly<Record<string, string>>;
  };
}

/** Two groups as one. */
const joinGroups = <One extends object, Other extends object>(
  left: ParamGroup<One>,
  right: ParamGroup<Other>,
): ParamGroup<One & Other> => ({
  defaultValue: { ...left.defaultValue, ...right.defaultValue },
  read: (search) => ({ ...left.read(search), ...right.read(search) }),
  write: (values) => ({ ...left.write(values), ...right.write(values) }),
});

/** The list at a path whose rows are in one of the labelled states, with further filters. */
export function stateList<State extends string, Filters extends object = object>(
  path: string,
  labels: Readonly<Record<State, string>>,
  filters: ParamGroup<Filters>,
): CountedList<Filters & { state: State | null } & PageParams> {
  const state = paramGroup({ state: enumParam<State>(getValues(labels)) });
  return { ...unsortedList(joinGroups(filters, state)), path, counted: { filter: "state", labels } };
}
