import { GripVertical } from "lucide-react";
import { LiftedCopy } from "../dragging/LiftedCopy";
import { findModule, type Outline, topicCount } from "./outline";
import { getRowName } from "./sortMessages";

interface Props {
  outline: Outline;
  /** The row that is dragged. */
  sortKey: string | null;
}

/** The copy of a row under the pointer: its name and the number of topics that move with it. */
export function LiftedRow({ outline, sortKey }: Props) {
  const module = outline.find(({ key }) => key === sortKey);
  const count = module ? topicCount([module]) : 0;
  return (
    <LiftedCopy>
      {sortKey !== null && findModule(outline, sortKey) && (
        <div className="flex items-center gap-2 rounded-lg border border-brand-ink bg-raised px-2 py-2 text-sm font-medium text-ink shadow-float">
          <GripVertical className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{getRowName(outline, sortKey)}</span>
          {count > 0 && (
            <span className="rounded-full bg-sunken px-2 text-xs text-soft tabular-nums">{count}</span>
          )}
        </div>
      )}
    </LiftedCopy>
  );
}
