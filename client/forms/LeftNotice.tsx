import { History } from "lucide-react";
import { formatDateTime } from "../formats/dates";
import { ownZone } from "../formats/zones";
import { Button } from "../ui/Button";
import { classNames } from "../ui/classNames";

interface Props {
  /** When it was typed, as an ISO moment. */
  savedAt: string;
  onDiscard: () => void;
  className?: string;
}

/** Says that a form begins with what was left unsaved. */
export function LeftNotice({ savedAt, onDiscard, className }: Props) {
  return (
    <div
      role="status"
      className={classNames(
        "flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-sm text-info-ink",
        className,
      )}
    >
      <span className="flex items-center gap-2">
        <History aria-hidden className="size-4 shrink-0" />
        Your unsaved draft of {formatDateTime(savedAt, ownZone())} is restored.
      </span>
      <Button size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  );
}
