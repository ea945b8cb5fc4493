import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { quietRequest } from "./network";

/** Reads the latest state, and calls back once it is there. */
export type ReadNewest = (onRead: () => void) => void;

/**
 * Refetches a query after an edit was refused as stale. If that fails, the next save is refused again and refetches.
 */
export function useReadNewest<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): ReadNewest {
  const environment = useRelayEnvironment();
  return (onRead) => {
    const asked = fetchQuery<Query>(environment, query, variables, { networkCacheConfig: quietRequest });
    asked.toPromise().then(onRead, () => undefined);
  };
}
