import { Undo2 } from "lucide-react";
import { Button } from "~/ui/Button";
import { getBlockName } from "./blockContent";
import type { DraftBlock } from "./draftBlocks";

/** A deleted block, and what was above it. */
export interface Deletion {
  block: DraftBlock;
  above: readonly string[];
}

interface Props {
  deletion: Deletion | null;
  onUndo: (deletion: Deletion) => void;
  onClose: () => void;
}

/** Offers to bring the last deleted block back. */
export function UndoDeletion({ deletion, onUndo, onClose }: Props) {
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2 text-sm text-ink shadow-float empty:hidden"
    >
      {deletion && (
        <>
          <span className="min-w-0 truncate">Deleted {getBlockName(deletion.block.content)}</span>
          <Button size="sm" icon={<Undo2 />} data-undo onClick={() => onUndo(deletion)}>
            Undo
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Dismiss
          </Button>
        </>
      )}
    </div>
  );
}
