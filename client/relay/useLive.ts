import { useEffect, useEffectEvent } from "react";
import { requestSubscription, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, SelectorStoreUpdater } from "relay-runtime";
import { catchingUp } from "./live";

interface LiveOptions<Subscription extends OperationType> {
  variables: Subscription["variables"];
  /** Called with each event, after the store has taken it in. */
  onEvent?: (response: Subscription["response"]) => void;
  updater?: SelectorStoreUpdater<Subscription["response"]>;
  /**
   * Called whenever events may have been missed: when listening begins, after a break in the network, and when an event
   * could not be read. The screen then asks for what it shows, or for what came after its cursor.
   */
  onCatchUp?: () => void;
  /** Whether to listen at all; true when left out. */
  enabled?: boolean;
}

/**
 * Listens to a subscription for as long as the component is on the page. The socket opens with the first and closes
 * after the last; after a break it comes back by itself, and `onCatchUp` is called.
 */
export function useLive<Subscription extends OperationType>(
  subscription: GraphQLTaggedNode,
  options: LiveOptions<Subscription>,
): void {
  const environment = useRelayEnvironment();
  const catchUp = useEffectEvent(() => options.onCatchUp?.());
  const tell = useEffectEvent((response: Subscription["response"]) => options.onEvent?.(response));
  const update = useEffectEvent<SelectorStoreUpdater<Subscription["response"]>>((store, response) =>
    options.updater?.(store, response),
  );
  const enabled = options.enabled ?? true;
  // Equal variables are the same subscription, however often a screen makes them anew.
  const variables = JSON.stringify(options.variables);
  useEffect(() => {
    if (!enabled) return;
    const { dispose } = requestSubscription<Subscription>(environment, {
      subscription,
      variables: JSON.parse(variables) as Subscription["variables"],
      cacheConfig: catchingUp(() => catchUp()),
      onNext: (response) => response && tell(response),
      updater: (store, response) => update(store, response),
    });
    return dispose;
  }, [environment, subscription, variables, enabled]);
}
