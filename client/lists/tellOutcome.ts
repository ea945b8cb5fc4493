import { formatQuantity, type Noun } from "../formats/counts";
import { showToast } from "../ui/toasts";
import type { Selection } from "./useSelection";

interface Outcome {
  /** How many rows are as wished. */
  done: number;
  refused: ReadonlyArray<{ readonly rowId: number; readonly message: string }>;
  noun: Noun;
  /** What happened to them: 'deactivated'. */
  did: string;
  selection: Pick<Selection, "rows" | "keepOnly">;
}

/** At most so many reasons are listed. */
const listed = 5;

/** Says what a command did with the selected rows; those that were left stay selected, each with its reason. */
export function tellOutcome({ done, refused, noun, did, selection }: Outcome): void {
  if (done > 0) showToast({ tone: "success", message: `${formatQuantity(done, noun)} ${did}` });
  if (refused.length > 0) {
    const nameOf = (id: number) => selection.rows.find((row) => row.id === id)?.name ?? String(id);
    const reasons = refused.slice(0, listed).map(({ rowId, message }) => `${nameOf(rowId)}: ${message}`);
    const rest = refused.length - reasons.length;
    showToast({
      tone: "warning",
      title: `${formatQuantity(refused.length, noun)} left unchanged`,
      items: rest > 0 ? [...reasons, `and ${rest} more`] : reasons,
    });
  }
  selection.keepOnly(refused.map(({ rowId }) => rowId));
}
