import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useMatches } from "../relay/useMatches";
import type { ComboboxOption } from "../ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "../ui/MatchCombobox";

interface Props<Query extends OperationType> extends MatchFieldProps {
  query: GraphQLTaggedNode;
  variables: (words: string) => Query["variables"];
  /** Returns the options of a response; gets the words that were searched. */
  toOptions: (response: Query["response"], words: string) => readonly ComboboxOption[];
}

/** A choice among what the server finds for the typed words. */
export function MatchField<Query extends OperationType>(props: Props<Query>) {
  const { query, variables, toOptions, ...field } = props;
  const found = useMatches<Query, ComboboxOption>({
    query,
    variables,
    read: (response, words) => ({ matches: toOptions(response, words) }),
  });
  return <MatchCombobox {...field} found={found} />;
}
