import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { usePeopleMatchesQuery } from "../../__generated__/usePeopleMatchesQuery.graphql";
import { quietRequest } from "../../relay/network";
import type { ComboboxOption } from "../../ui/Combobox";

const query = graphql`
  query usePeopleMatchesQuery($search: String!, $userType: UserType) {
    users(search: $search, userType: $userType, first: 12) {
      nodes {
        id
        databaseId
        name
        email
      }
    }
  }
`;

interface Matches {
  options: readonly ComboboxOption[];
  waiting: boolean;
  failed: boolean;
}

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
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [matches, setMatches] = useState<Matches>({ options: [], waiting: false, failed: false });
  useEffect(() => () => running.current?.unsubscribe(), []);
  const search = useCallback(
    (words: string) => {
      running.current?.unsubscribe();
      setMatches(({ options }) => ({ options, waiting: true, failed: false }));
      const variables = { search: words.trim(), userType };
      const options = { networkCacheConfig: quietRequest };
      running.current = fetchQuery<usePeopleMatchesQuery>(environment, query, variables, options).subscribe({
        next: ({ users }) =>
          setMatches({ options: users.nodes.map(personOption), waiting: false, failed: false }),
        error: () => setMatches({ options: [], waiting: false, failed: true }),
      });
    },
    [environment, userType],
  );
  return { ...matches, search };
}
