import { Button } from "~/ui/Button";

interface Props {
  onTake: () => void;
  onKeep: () => void;
}

/** Says that the settings were changed elsewhere while somebody edits them here, and asks whose shall stay. */
export function OrganizationConflictNotice({ onTake, onKeep }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <p className="min-w-0 flex-1 basis-64">
        Someone else changed these settings. What you typed isn't saved yet.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          Show the newest
        </Button>
        <Button size="sm" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
