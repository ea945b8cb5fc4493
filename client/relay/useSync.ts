import { useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";
import { showToast } from "../ui/toasts";
import { isShownEverywhere } from "./requestError";
import { getReason } from "./useMutation";

interface SyncOptions<Query extends OperationType> {
  query: GraphQLTaggedNode;
  variables: Query["variables"];
  /** The success toast, and the failure toast when the server gave no reason. */
  texts: { success: string; fallback: string };
}

/** Refetches the data of a screen and shows a toast when they arrive. */
export function useSync<Query extends OperationType>({ query, variables, texts }: SyncOptions<Query>) {
  const environment = useRelayEnvironment();
  const [syncing, setSyncing] = useState(false);
  const running = useRef<Subscription>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const sync = () => {
    setSyncing(true);
    const options = { fetchPolicy: "network-only", networkCacheConfig: { force: true } } as const;
    running.current = fetchQuery<Query>(environment, query, variables, options).subscribe({
      complete: () => {
        setSyncing(false);
        showToast({ tone: "success", message: texts.success });
      },
      error: (error: Error) => {
        setSyncing(false);
        if (isShownEverywhere(error)) return;
        showToast({ tone: "danger", message: getReason(error, texts.fallback) });
      },
    });
  };
  return { sync, syncing };
}
