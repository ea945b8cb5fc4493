import { Users } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { formatQuantity } from "~/formats/counts";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import type { BatchCourseFrame } from "~/screens/admin/batches/batchCourseFrame";
import { Button } from "~/ui/Button";
import { HolidayNotice } from "../HolidayNotice";
import { AutoPlanDialog } from "./AutoPlanDialog";
import { PlanGrid } from "./PlanGrid";
import { PlanToolbar } from "./PlanToolbar";
import type { PlanRowTopic } from "./planDraft";
import { type PlanEditing, usePlanEditor } from "./usePlanEditor";

/** Shown when someone else changed topics that are changed here too: the person decides whose dates to keep. */
function PlanConflictNotice({ editing }: { editing: PlanEditing }) {
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

interface Props {
  topics: readonly PlanRowTopic[];
  frame: BatchCourseFrame;
}

/** The grid of planned dates with its toolbar. Nothing is saved until Save, which saves everything. */
export function PlanEditor({ topics, frame }: Props) {
  const editing = usePlanEditor(topics, frame);
  const [proposing, setProposing] = useState(false);
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = {
      s: () => void editing.save(),
      z: event.shiftKey ? editing.redo : editing.undo,
      y: editing.redo,
    }[key];
    const isText = event.target instanceof HTMLInputElement && key !== "s";
    if (!act || isText) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of all that is inside; each has its button.
    <div onKeyDown={keys}>
      <PlanToolbar editing={editing} onAutoPlan={() => setProposing(true)} />
      <HolidayNotice topics={editing.shown} frame={frame} onMove={editing.put} />
      {editing.overtaken.length > 0 && <PlanConflictNotice editing={editing} />}
      <p role="status" className="min-h-6 py-0.5 text-sm text-soft">
        {editing.notice}
      </p>
      <PlanGrid editing={editing} />
      {proposing && <AutoPlanDialog editing={editing} onClose={() => setProposing(false)} />}
      <UnsavedChanges when={editing.changed > 0} />
    </div>
  );
}
