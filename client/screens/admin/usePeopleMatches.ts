import { graphql } from "react-relay";
import type { usePeopleMatchesQuery } from "~/__generated__/usePeopleMatchesQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import type { ComboboxOption } from "~/ui/Combobox";

const query = graphql`
  query usePeopleMatchesQuery($search: String!, $userType: UserType) {
    userMatches(search: $search, userType: $userType) {
      id
      databaseId
      name
      email
    }
  }
`;

interface Person {
  readonly databaseId: number;
  readonly name: string;
  readonly email: string;
}

/** A person as an option; the address tells namesakes apart. */
export const personOption = ({ databaseId, name, email }: Person): ComboboxOption => ({
  value: String(databaseId),
  label: name,
  note: email,
});

/** Searches people at the server; the earlier ones stay until the new ones have come. */
export function usePeopleMatches(userType: "E" | "U" | null) {
  return useMatches<usePeopleMatchesQuery, ComboboxOption>({
    query,
    variables: (search) => ({ search, userType }),
    read: ({ userMatches }) => ({ matches: userMatches.map(personOption) }),
  });
}
