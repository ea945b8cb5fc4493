import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import listQuery, {
  type AdminSpecializationListQuery,
} from "../../../__generated__/AdminSpecializationListQuery.graphql";
import { RequestError } from "../../../relay/requestError";
import { reasonOf } from "../../../relay/useMutation";
import { showToast } from "../../../ui/toasts";
import { specializationTexts } from "./specializationTexts";

// The rules for all screens have already shown these.
const shownEverywhere = new Set(["UNAUTHENTICATED", "FORBIDDEN", "FAULT"]);

function reportFailure(error: Error): void {
  if (error instanceof RequestError && shownEverywhere.has(error.code)) return;
  showToast({ tone: "danger", message: reasonOf(error, specializationTexts.syncFailed) });
}

/** Reads the list of specializations again; the toast says when it is there. */
export function useSync() {
  const environment = useRelayEnvironment();
  const [syncing, setSyncing] = useState(false);
  const running = useRef<Subscription>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const sync = useCallback(() => {
    setSyncing(true);
    const options = { fetchPolicy: "network-only", networkCacheConfig: { force: true } } as const;
    running.current = fetchQuery<AdminSpecializationListQuery>(environment, listQuery, {}, options).subscribe(
      {
        complete: () => {
          setSyncing(false);
          showToast({ tone: "success", message: specializationTexts.synced });
        },
        error: (error: Error) => {
          setSyncing(false);
          reportFailure(error);
        },
      },
    );
  }, [environment]);
  return { sync, syncing };
}
