import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { quietRequest } from "./network";

/**
 * Reads a query into the store again after an edit was refused as stale. Where it cannot be read now, the next save is
 * refused again, and reads again.
 */
export function useReadNewest<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
) {
  const environment = useRelayEnvironment();
  return (onRead: () => void): void => {
    const asked = fetchQuery<Query>(environment, query, variables, { networkCacheConfig: quietRequest });
    asked.toPromise().then(onRead, () => undefined);
  };
}
