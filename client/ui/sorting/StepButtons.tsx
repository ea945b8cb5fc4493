import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { IconButton } from "../IconButton";

interface Props {
  name: string;
  /** The row in the buttons' `data-step`, by which the focus follows a move. */
  step: string | number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** The row's last action: deleting it by default. */
  remove?: "Delete" | "Remove";
  onRemove: () => void;
}

/** Moves a row of a list one place up or down, and takes it away. */
export function StepButtons({ name, step, isFirst, isLast, onMove, remove = "Delete", onRemove }: Props) {
  return (
    <>
      <IconButton
        label={`Move up ${name}`}
        icon={<ChevronUp />}
        data-step={`${step} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move down ${name}`}
        icon={<ChevronDown />}
        data-step={`${step} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={`${remove} ${name}`} icon={<Trash2 />} onClick={onRemove} />
    </>
  );
}
