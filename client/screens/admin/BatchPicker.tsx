import { graphql } from "react-relay";
import type { BatchPickerBatchMatchesQuery } from "~/__generated__/BatchPickerBatchMatchesQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useMatches } from "~/relay/useMatches";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query BatchPickerBatchMatchesQuery($search: String!) {
    batchMatches(search: $search) {
      id
      databaseId
      name
      noOfParticipants
    }
  }
`;

const learnerNoun = { one: "learner", many: "learners" } as const;

/** A search for a batch by name. */
export function BatchPicker(props: MatchFieldProps) {
  const found = useMatches<BatchPickerBatchMatchesQuery, ComboboxOption>({
    query,
    variables: (search) => ({ search }),
    read: ({ batchMatches }) => ({
      matches: batchMatches.map(({ databaseId, name, noOfParticipants }) => ({
        value: String(databaseId),
        label: name,
        note: formatQuantity(noOfParticipants, learnerNoun),
      })),
    }),
  });
  return <MatchCombobox placeholder="Search batches" {...props} found={found} />;
}
