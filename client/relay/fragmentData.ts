import type { FragmentType } from "relay-runtime";

/** A fragment's key, which carries the type of what the fragment reads. */
interface Key<Data> {
  readonly " $data"?: Data;
}

/** The key of any fragment that reads such data. */
export interface FragmentKey<Data> extends Key<Data> {
  readonly " $fragmentSpreads": FragmentType;
}

/** The data of a fragment, by the fragment's key. */
export type FragmentData<FragmentKey extends Key<unknown>> = NonNullable<FragmentKey[" $data"]>;

/** A row of a list, by the key of the fragment that reads the list's page. */
export type ListRow<FragmentKey extends Key<{ readonly nodes: readonly unknown[] }>> =
  FragmentData<FragmentKey>["nodes"][number];
