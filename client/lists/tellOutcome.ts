import { formatQuantity, type Noun } from "../formats/counts";
import { showToast } from "../ui/toasts";
import type { Selection } from "./useSelection";

interface Outcome {
  /** The number of rows that the command changed. */
  done: number;
  refused: ReadonlyArray<{ readonly rowId: number; readonly message: string }>;
  noun: Noun;
  /** The past participle of the action: 'deactivated'. */
  did: string;
  selection: Pick<Selection, "rows" | "keepOnly">;
  /** The action that the success toast offers. */
  action?: { label: string; run: () => void } | undefined;
}

/** The maximum number of reasons listed. */
const listed = 5;

/**
 * Reports the outcome of a command on the selected rows. Rows that it refused stay selected, and their reasons are
 * listed.
 */
export function tellOutcome({ done, refused, noun, did, selection, action }: Outcome): void {
  if (done > 0) showToast({ tone: "success", message: `${formatQuantity(done, noun)} ${did}`, action });
  if (refused.length > 0) {
    const findName = (id: number) => selection.rows.find((row) => row.id === id)?.name ?? String(id);
    const reasons = refused.slice(0, listed).map(({ rowId, message }) => `${findName(rowId)}: ${message}`);
    const rest = refused.length - reasons.length;
    showToast({
      tone: "warning",
      title: `${formatQuantity(refused.length, noun)} left unchanged`,
      items: rest > 0 ? [...reasons, `and ${rest} more`] : reasons,
    });
  }
  selection.keepOnly(refused.map(({ rowId }) => rowId));
}
