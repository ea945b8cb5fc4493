import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePeopleSearchQuery } from "~/__generated__/usePeopleSearchQuery.graphql";
import { quietRequest } from "~/relay/network";

const query = graphql`
  query usePeopleSearchQuery($search: String!) {
    chatPeople(search: $search) { databaseId name username email avatarUrl isOnline }
  }
`;

export type ChatPeople = usePeopleSearchQuery["response"]["chatPeople"];

/** People, and the search that found them. */
export interface FoundPeople {
  search: string;
  people: ChatPeople;
}

/** The people that match the search; the previous results stay until the new ones arrive. */
export function usePeopleSearch(search: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<FoundPeople | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again.
  useEffect(() => {
    setFailure(null);
    if (search === "") return setFound(null);
    const options = { networkCacheConfig: quietRequest };
    const asked = fetchQuery<usePeopleSearchQuery>(environment, query, { search }, options).subscribe({
      next: ({ chatPeople }) => setFound({ search, people: chatPeople }),
      error: setFailure,
    });
    return () => asked.unsubscribe();
  }, [environment, search, turn]);
  return { found, failure, retry: () => setTurn(turn + 1) };
}
