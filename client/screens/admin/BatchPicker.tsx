import { graphql } from "react-relay";
import type { BatchPickerBatchMatchesQuery } from "~/__generated__/BatchPickerBatchMatchesQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { learnerNoun } from "~/formats/nouns";
import { MatchField } from "~/forms/MatchField";
import type { MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query BatchPickerBatchMatchesQuery($search: String!) {
    batchMatches(search: $search) { id databaseId name noOfParticipants }
  }
`;

/** A search for a batch by name. */
export const BatchPicker = (props: MatchFieldProps) => (
  <MatchField<BatchPickerBatchMatchesQuery>
    placeholder="Search batches"
    {...props}
    query={query}
    variables={(search) => ({ search })}
    toOptions={({ batchMatches }) =>
      batchMatches.map(({ databaseId, name, noOfParticipants }) => ({
        value: String(databaseId),
        label: name,
        note: formatQuantity(noOfParticipants, learnerNoun),
      }))
    }
  />
);
