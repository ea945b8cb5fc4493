import { useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from "relay-runtime";
import { quietRequest } from "./network";

/** A response that loads (undefined), could not be read (null), or is there. */
type FetchResult<Query extends OperationType> = Query["response"] | null | undefined;

interface Fetched<Query extends OperationType> {
  /** The variables that it is the response to, as text. */
  key: string;
  response: Query["response"] | null;
}

function useResponse<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  attempt: unknown,
) {
  const environment = useRelayEnvironment();
  const [fetched, setFetched] = useState<Fetched<Query>>();
  const key = JSON.stringify([variables, attempt]);
  const [wanted, setWanted] = useState({ key, variables });
  if (wanted.key !== key) setWanted({ key, variables });
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(query), wanted.variables);
    const retained = environment.retain(operation);
    const { unsubscribe } = fetchQuery<Query>(environment, query, wanted.variables, {
      networkCacheConfig: quietRequest,
    }).subscribe({
      next: (response) => setFetched({ key: wanted.key, response }),
      error: () => setFetched({ key: wanted.key, response: null }),
    });
    return () => {
      unsubscribe();
      retained.dispose();
    };
  }, [environment, query, wanted]);
  return { response: fetched?.response, isCurrent: fetched?.key === key };
}

/**
 * Reads a query when a part of a screen opens, and again when `attempt` or the variables change; the former response
 * stays until then.
 */
export const useFetched = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  attempt: unknown = null,
): FetchResult<Query> => useResponse<Query>(query, variables, attempt).response;

/** Reads as `useFetched` does, but shows no response to former variables: undefined until that to the present ones is there. */
export function useFetchedAnew<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): FetchResult<Query> {
  const { response, isCurrent } = useResponse<Query>(query, variables, null);
  return isCurrent ? response : undefined;
}
