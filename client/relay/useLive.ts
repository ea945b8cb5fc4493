import { useEffect, useEffectEvent } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, SelectorStoreUpdater } from "relay-runtime";
import { catchingUp } from "./live";

interface LiveOptions<Subscription extends OperationType> {
  variables: Subscription["variables"];
  /** Called with each event, after the store was updated. */
  onEvent?: (response: Subscription["response"]) => void;
  updater?: SelectorStoreUpdater<Subscription["response"]>;
  /**
   * Called whenever events may have been missed: at the start, after a reconnection, and when an event had an error.
   * The screen then reads its data again, or everything after its cursor.
   */
  onCatchUp?: () => void;
  /** Whether to subscribe; true by default. */
  enabled?: boolean;
}

/**
 * Subscribes while the component is mounted. The socket opens for the first subscription and closes after the last;
 * after a disconnection it reconnects by itself, and `onCatchUp` is called.
 */
export function useLive<Subscription extends OperationType>(
  subscription: GraphQLTaggedNode,
  options: LiveOptions<Subscription>,
): void {
  const environment = useRelayEnvironment();
  const catchUp = useEffectEvent(() => options.onCatchUp?.());
  const handleEvent = useEffectEvent((response: Subscription["response"]) => options.onEvent?.(response));
  const update = useEffectEvent<SelectorStoreUpdater<Subscription["response"]>>((store, response) =>
    options.updater?.(store, response),
  );
  const enabled = options.enabled ?? true;
  // Variables with equal values are the same subscription, even if each render creates them again.
  const variables = JSON.stringify(options.variables);
  useEffect(() => {
    if (!enabled) return;
    const { dispose } = requestSubscription<Subscription>(environment, {
      subscription,
      variables: JSON.parse(variables) as Subscription["variables"],
      cacheConfig: catchingUp(() => catchUp()),
      onNext: (response) => response && handleEvent(response),
      updater: (store, response) => update(store, response),
    });
    return dispose;
  }, [environment, subscription, variables, enabled]);
}
