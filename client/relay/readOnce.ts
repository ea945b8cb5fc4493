import { fetchQuery } from "react-relay";
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

/** Reads a query once, into the store too; null where it could not be read. */
export async function readOnce<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  networkCacheConfig: CacheConfig = {},
): Promise<Query["response"] | null> {
  try {
    const read = fetchQuery<Query>(environment, query, variables, { networkCacheConfig });
    return (await read.toPromise()) ?? null;
  } catch {
    return null;
  }
}
