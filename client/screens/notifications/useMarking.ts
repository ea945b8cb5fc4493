import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { notificationCommandsMarkReadMutation } from "~/__generated__/notificationCommandsMarkReadMutation.graphql";
import { markNotificationsRead } from "~/commands/notificationCommands";
import { useMutation } from "~/relay/useMutation";

/** A notification that the screen shows. */
export interface ShownNotification {
  readonly id: string;
  readonly databaseId: number;
  readonly readAt: string | null | undefined;
}

interface MarkRequest {
  /** The shown notifications that are meant. */
  rows: readonly ShownNotification[];
  /** Whether those that are not shown are meant, too. */
  all?: true;
}

/** Shows notifications as read since a moment. */
export function showAsRead(
  store: RecordSourceSelectorProxy,
  rows: readonly ShownNotification[],
  readAt: string,
) {
  for (const { id, readAt: known } of rows) if (!known) store.get(id)?.setValue(readAt, "readAt");
}

/** Marks notifications as read at once; they return to unread if that fails. */
export function useMarking() {
  const [commit, isMarking] = useMutation<notificationCommandsMarkReadMutation>(markNotificationsRead);
  const mark = ({ rows, all }: MarkRequest) => {
    const readAt = new Date().toISOString();
    const show = (store: RecordSourceSelectorProxy) => showAsRead(store, rows, readAt);
    void commit(all ? { all } : { ids: rows.map(({ databaseId }) => databaseId) }, {
      optimisticUpdater: show,
      updater: (store, response) => response?.result.payload && show(store),
    });
  };
  return [mark, isMarking] as const;
}
