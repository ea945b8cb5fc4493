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

/**
 * Reads a query when a part of a screen opens, and again when `attempt` or the variables change; the former response
 * stays until then.
 */
export function useFetched<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  attempt: unknown = null,
): FetchResult<Query> {
  const environment = useRelayEnvironment();
  const [fetched, setFetched] = useState<FetchResult<Query>>();
  const key = JSON.stringify([variables, attempt]);
  const [wanted, setWanted] = useState({ key, variables });
  if (wanted.key !== key) setWanted({ key, variables });
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(query), wanted.variables);
    const retained = environment.retain(operation);
    const { unsubscribe } = fetchQuery<Query>(environment, query, wanted.variables, {
      networkCacheConfig: quietRequest,
    }).subscribe({ next: setFetched, error: () => setFetched(null) });
    return () => {
      unsubscribe();
      retained.dispose();
    };
  }, [environment, query, wanted]);
  return fetched;
}
