import { Users } from "lucide-react";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import type { PlanEditing } from "./usePlanEditor";

/** Somebody else has changed topics that are changed here too: one decides whose dates count. */
export function PlanConflictNotice({ editing }: { editing: PlanEditing }) {
  const { overtaken, keepMine, takeTheirs } = editing;
  const names = overtaken.slice(0, 3).map(({ topicName }) => topicName);
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <Users aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        Someone else changed {formatQuantity(overtaken.length, { one: "topic", many: "topics" })} that you
        changed too: {names.join(", ")}
        {overtaken.length > names.length && " and others"}.
      </p>
      <Button size="sm" onClick={keepMine}>
        Keep mine
      </Button>
      <Button size="sm" onClick={takeTheirs}>
        Take theirs
      </Button>
    </div>
  );
}
