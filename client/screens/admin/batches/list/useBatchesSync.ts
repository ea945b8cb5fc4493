import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import type { Subscription } from "relay-runtime";
import { batchMessages } from "../../../../../gateway/domains/batches/formContract";
import batchesQuery, { type BatchesScreenQuery } from "../../../../__generated__/BatchesScreenQuery.graphql";
import { isShownEverywhere } from "../../../../relay/requestError";
import { reasonOf } from "../../../../relay/useMutation";
import { showToast } from "../../../../ui/toasts";
import { batchesList, batchesVariables } from "./batchesList";

function reportFailure(error: Error): void {
  if (isShownEverywhere(error)) return;
  showToast({ tone: "danger", message: reasonOf(error, batchMessages.syncFailed) });
}

/** Reads the list again; the screen shows it as it comes, the toast says when it is there. */
export function useBatchesSync() {
  const environment = useRelayEnvironment();
  const { search } = useLocation();
  const [syncing, setSyncing] = useState(false);
  const running = useRef<Subscription>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const sync = useCallback(() => {
    setSyncing(true);
    const variables = batchesVariables(batchesList.parse(search));
    const options = { fetchPolicy: "network-only", networkCacheConfig: { force: true } } as const;
    running.current = fetchQuery<BatchesScreenQuery>(environment, batchesQuery, variables, options).subscribe(
      {
        complete: () => {
          setSyncing(false);
          showToast({ tone: "success", message: batchMessages.allSynced });
        },
        error: (error: Error) => {
          setSyncing(false);
          reportFailure(error);
        },
      },
    );
  }, [environment, search]);
  return { sync, syncing };
}
