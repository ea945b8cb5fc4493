import { type KeyboardEvent, useState } from "react";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { HolidayNotice } from "../topics/HolidayNotice";
import { AutoPlanDialog } from "./AutoPlanDialog";
import { PlanConflictNotice } from "./PlanConflictNotice";
import { PlanGrid } from "./PlanGrid";
import { PlanToolbar } from "./PlanToolbar";
import type { PlanRowTopic } from "./planDraft";
import { usePlanEditor } from "./usePlanEditor";

interface Props {
  topics: readonly PlanRowTopic[];
  frame: BatchCourseFrame;
}

/** The grid of planned dates with its tools. Nothing is saved before Save, and all of it at once then. */
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
