import type { ReactNode } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import type { CountedList, CountsByState } from "~/lists/countedList";
import { type ListAbout, ListScreen } from "~/lists/ListScreen";
import type { PageParams } from "~/lists/listParams";
import { useLiveQuery } from "~/relay/useLiveScreen";

interface Head<Address extends PageParams> {
  about: ListAbout;
  list: CountedList<Address>;
  /** Actions before the link that adds a row. */
  actions?: ReactNode;
}

interface Reads<Props> {
  readonly variables: Variables;
  readonly response: Props & CountsByState;
}

/**
 * Returns the screen of a list that is counted by state. The route's query selects the counts under the names of the
 * states, and what `Rows`, whose props name the query, shows below them. It is read again after each `changed`.
 */
export const countedScreen = <Address extends PageParams, Props extends object>(
  query: GraphQLTaggedNode,
  changed: GraphQLTaggedNode,
  { about, list, actions }: Head<Address>,
  Rows: (props: Props) => ReactNode,
) =>
  function CountedScreen() {
    const response = useLiveQuery<Reads<Props>>(query, changed);
    return (
      <ListScreen about={about} list={list} actions={actions} counts={response}>
        <Rows {...response} />
      </ListScreen>
    );
  };
