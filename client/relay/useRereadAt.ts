import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { hourMs } from "#gateway/domains/durationContract";
import { quietRequest } from "./network";
import { createRetryTimer } from "./retryTimer";
import { useShownQuery } from "./shownRoute";

/** The longest wait of one timer in milliseconds; browsers fire at once for waits of more than 24 days. */
const longestWait = hourMs;

/**
 * Refetches a route's query when a moment (in milliseconds; null for none) has come, for what changes with time and
 * without an event. The server's clock decides: while the moment stays the same it is asked again, ever more seldom.
 */
export function useRereadAt(query: GraphQLTaggedNode, moment: number | null): void {
  const environment = useRelayEnvironment();
  const { variables } = useShownQuery<OperationType>();
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const options = { fetchPolicy: "network-only", networkCacheConfig: quietRequest } as const;
    const read = async () => {
      // A failed read is tried again like one that came too early.
      await fetchQuery(environment, query, variables, options)
        .toPromise()
        .catch(() => undefined);
      if (!isOver) rereading.start();
    };
    const rereading = createRetryTimer(() => void read());
    const wait = () => {
      const left = Math.max(0, moment - Date.now());
      timer = left > longestWait ? setTimeout(wait, longestWait) : setTimeout(read, left);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      rereading.stop();
    };
  }, [environment, query, variables, moment]);
}
