import { graphql } from "react-relay";
import type { useAssignableUsersQuery } from "~/__generated__/useAssignableUsersQuery.graphql";
import type { SelectedRow } from "~/lists/useSelection";
import { useMatches } from "~/relay/useMatches";

const query = graphql`
  query useAssignableUsersQuery($batchId: Int!, $search: String) {
    batch(databaseId: $batchId) {
      id
      assignableUsers(first: 50, search: $search) {
        totalCount
        nodes {
          id
          databaseId
          name
          email
        }
      }
    }
  }
`;

/** A user who can be put into the batch. */
export interface Candidate {
  readonly databaseId: number;
  readonly name: string;
  readonly email: string;
}

/** A user as a row of the selection. */
export const toSelected = ({ databaseId, name }: Pick<Candidate, "databaseId" | "name">): SelectedRow => ({
  key: String(databaseId),
  id: databaseId,
  name,
});

/** Searches who can be put into a batch. */
export function useAssignableUsers(batchId: number) {
  return useMatches<useAssignableUsersQuery, Candidate>({
    query,
    variables: (search) => ({ batchId, search }),
    read: ({ batch }) => ({
      matches: batch?.assignableUsers.nodes ?? [],
      total: batch?.assignableUsers.totalCount ?? 0,
    }),
  });
}
