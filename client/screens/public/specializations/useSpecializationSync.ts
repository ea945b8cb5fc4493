import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import listQuery, {
  type SpecializationListQuery,
} from "../../../__generated__/SpecializationListQuery.graphql";
import { isShownEverywhere, RequestError } from "../../../relay/requestError";
import { showToast } from "../../../ui/toasts";
import { syncedMessage, syncFailedMessage } from "./specializationTexts";

function reportFailure(error: Error): void {
  if (isShownEverywhere(error)) return;
  showToast({ tone: "danger", message: error instanceof RequestError ? error.message : syncFailedMessage });
}

/** Reads the list of specializations again; the screen shows it as it comes, the toast says when it is there. */
export function useSpecializationSync() {
  const environment = useRelayEnvironment();
  const [syncing, setSyncing] = useState(false);
  const running = useRef<Subscription>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const sync = useCallback(() => {
    setSyncing(true);
    running.current = fetchQuery<SpecializationListQuery>(
      environment,
      listQuery,
      {},
      { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
    ).subscribe({
      complete: () => {
        setSyncing(false);
        showToast({ tone: "success", message: syncedMessage });
      },
      error: (error: Error) => {
        setSyncing(false);
        reportFailure(error);
      },
    });
  }, [environment]);
  return { sync, syncing };
}
