import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";
import { quietRequest } from "./network";

interface MatchSearch<Query extends OperationType, Match> {
  query: GraphQLTaggedNode;
  variables: (words: string) => Query["variables"];
  /** Reads the results; gets the search that they belong to. */
  read: (response: Query["response"], words: string) => Found<Match>;
}

interface Found<Match> {
  matches: readonly Match[];
  /** The total number of matches, where the search counts them. */
  total?: number;
}

interface State<Match> extends Found<Match> {
  waiting: boolean;
  failed: boolean;
}

/** Searches options at the server; the previous matches stay until the new ones arrive. */
export function useMatches<Query extends OperationType, Match>(matching: MatchSearch<Query, Match>) {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const latest = useRef(matching);
  useEffect(() => {
    latest.current = matching;
  });
  const [state, setState] = useState<State<Match>>({ matches: [], waiting: false, failed: false });
  useEffect(() => () => running.current?.unsubscribe(), []);
  const search = useCallback(
    (words: string) => {
      const { query, variables, read } = latest.current;
      running.current?.unsubscribe();
      setState((before) => ({ ...before, waiting: true, failed: false }));
      const wanted = words.trim();
      running.current = fetchQuery<Query>(environment, query, variables(wanted), {
        networkCacheConfig: quietRequest,
      }).subscribe({
        next: (response) => setState({ ...read(response, wanted), waiting: false, failed: false }),
        error: () => setState({ matches: [], waiting: false, failed: true }),
      });
    },
    [environment],
  );
  return { ...state, search };
}
