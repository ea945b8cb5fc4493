import { graphql } from "react-relay";
import type { LearnerPickerBatchQuery } from "~/__generated__/LearnerPickerBatchQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { PersonPicker, personOption } from "~/screens/admin/PersonPicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query LearnerPickerBatchQuery($batchId: Int!, $search: String!) {
    batch(databaseId: $batchId) {
      users(first: 20, search: $search) {
        nodes {
          id
          user {
            databaseId
            name
            email
          }
        }
      }
    }
  }
`;

interface BatchLearnerProps extends MatchFieldProps {
  batchId: number;
}

function BatchLearnerPicker({ batchId, ...props }: BatchLearnerProps) {
  const found = useMatches<LearnerPickerBatchQuery, ComboboxOption>({
    query,
    variables: (search) => ({ batchId, search }),
    read: ({ batch }) => ({ matches: batch?.users.nodes.map(({ user }) => personOption(user)) ?? [] }),
  });
  return <MatchCombobox placeholder="Search by name or email" {...props} found={found} />;
}

interface Props extends MatchFieldProps {
  /** Offers its learners only; null offers all learners. */
  batch: { readonly databaseId: number } | null | undefined;
}

/** A search for a learner to whom something was given. */
export const LearnerPicker = ({ batch, ...props }: Props) =>
  batch ? (
    <BatchLearnerPicker {...props} batchId={batch.databaseId} />
  ) : (
    <PersonPicker {...props} userType="U" />
  );
