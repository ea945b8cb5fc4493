import { useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";
import { showToast } from "../ui/toasts";
import { isShownEverywhere } from "./requestError";
import { getReason } from "./useMutation";

interface Syncing<Query extends OperationType> {
  query: GraphQLTaggedNode;
  variables: Query["variables"];
  /** The toast when it is there, and the one when the server gave no reason for a failure. */
  texts: { success: string; fallback: string };
}

/** Reads what a screen shows again; the screen shows it as it comes, the toast says when it is there. */
export function useSync<Query extends OperationType>({ query, variables, texts }: Syncing<Query>) {
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
