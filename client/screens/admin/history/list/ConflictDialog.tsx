import { historyMessages } from "#gateway/domains/history/contract";
import type { historyCommandsUndoMutation } from "~/__generated__/historyCommandsUndoMutation.graphql";
import { describePlace, formatRecorded } from "~/formats/recorded";
import type { Payload } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { describeEntry, type HistoryRow } from "./historyColumns";

type Conflict = Payload<historyCommandsUndoMutation>["conflicts"][number];

/** A change that cannot be undone as it is, and what is in the way. */
export interface Blocked {
  entry: HistoryRow;
  conflicts: readonly Conflict[];
}

/** What a change had left beside what is there now, where an undo would have overwritten something. */
export function ConflictDialog({ blocked, onClose }: { blocked: Blocked | null; onClose: () => void }) {
  return (
    <Dialog
      open={blocked !== null}
      onClose={onClose}
      title={historyMessages.changedSince}
      description={blocked && describeEntry(blocked.entry)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-3 text-sm">
        {blocked?.conflicts.map((conflict) => (
          <li key={describePlace(conflict)} className="wrap-anywhere">
            <span className="font-medium">{describePlace(conflict)}</span>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">After this change</dt>
              <dd>{formatRecorded(conflict.field, conflict.left ?? null) ?? "Nothing"}</dd>
              <dt className="text-muted">Now</dt>
              <dd>{formatRecorded(conflict.field, conflict.now ?? null) ?? "Nothing"}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
