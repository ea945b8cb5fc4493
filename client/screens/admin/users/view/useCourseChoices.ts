import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { useCourseChoicesQuery } from "../../../../__generated__/useCourseChoicesQuery.graphql";
import { quietRequest } from "../../../../relay/network";
import type { ComboboxOption } from "../../../../ui/Combobox";

const query = graphql`
  query useCourseChoicesQuery($search: String!) {
    courses(search: $search, status: PUBLISHED, first: 12) {
      nodes {
        id
        databaseId
        title
        code
      }
    }
  }
`;

interface Matches {
  options: readonly ComboboxOption[];
  waiting: boolean;
  failed: boolean;
}

/** Searches published courses at the server; the earlier ones stay until the new ones have come. */
export function useCourseChoices() {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [matches, setMatches] = useState<Matches>({ options: [], waiting: false, failed: false });
  useEffect(() => () => running.current?.unsubscribe(), []);
  const search = useCallback(
    (words: string) => {
      running.current?.unsubscribe();
      setMatches(({ options }) => ({ options, waiting: true, failed: false }));
      const asked = fetchQuery<useCourseChoicesQuery>(
        environment,
        query,
        { search: words.trim() },
        { networkCacheConfig: quietRequest },
      );
      running.current = asked.subscribe({
        next({ courses }) {
          const options = courses.nodes.map(({ databaseId, title, code }) => ({
            ...{ value: String(databaseId), label: title, note: code },
          }));
          setMatches({ options, waiting: false, failed: false });
        },
        error: () => setMatches({ options: [], waiting: false, failed: true }),
      });
    },
    [environment],
  );
  return { ...matches, search };
}
