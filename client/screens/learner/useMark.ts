import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import type { SaveOutcome } from "~/relay/saveState";
import { showToast } from "~/ui/toasts";
import { learnerSaves } from "./learnerSaves";

/** Sends a completion to the server. */
export type SendMark = (
  environment: ReturnType<typeof useRelayEnvironment>,
  mark: { databaseId: number; isMarked: boolean },
) => Promise<SaveOutcome>;

interface MarkedResource {
  /** The id in the store. */
  id: string;
  databaseId: number;
}

/** The key under which a completion is saved. */
export const markSaveKey = (id: string): string => `mark ${id}`;

/** Marks a question or resource as done, or not: at once on screen, then at the server. */
export function useMark(send: SendMark) {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ id, databaseId }: MarkedResource, isMarked: boolean) =>
      learnerSaves.put({
        key: markSaveKey(id),
        value: isMarked,
        show: () =>
          environment.applyUpdate({
            storeUpdater: (store) => store.get(id)?.setValue(isMarked, "isMarked"),
          }),
        send: (checked) => send(environment, { databaseId, isMarked: checked }),
        onRefused: (message) => showToast({ tone: "danger", message }),
      }),
    [environment, send],
  );
}
