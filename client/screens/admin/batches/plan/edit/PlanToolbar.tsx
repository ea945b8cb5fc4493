import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  CopyCheck,
  Eraser,
  ListOrdered,
  MoreHorizontal,
  Redo2,
  Rows3,
  Save,
  Undo2,
  WandSparkles,
} from "lucide-react";
import { useState } from "react";
import { batchTopicLimits } from "#gateway/domains/batchTopics/contract";
import { toNumber } from "#gateway/domains/numberContract";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { controlClass } from "~/ui/controlClass";
import { IconButton } from "~/ui/IconButton";
import { Menu } from "~/ui/Menu";
import type { PlanEditing } from "./usePlanEditor";

interface Props {
  editing: PlanEditing;
  onAutoPlan: () => void;
}

/** The actions for the plan as a whole and for the selected topics. */
export function PlanToolbar({ editing, onAutoPlan }: Props) {
  const { changed, saving, draft } = editing;
  return (
    <div className="sticky top-(--header-height) z-10 -mx-1 flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line bg-canvas px-1 py-2.5">
      <Button icon={<WandSparkles />} onClick={onAutoPlan}>
        Auto-plan
      </Button>
      <ShiftTools editing={editing} />
      <IconButton label="Clear the selected dates (Delete)" icon={<Eraser />} onClick={editing.clear} />
      <Menu
        label="More for the selected topics"
        icon={<MoreHorizontal />}
        items={[
          { label: "One class day each (Ctrl+Shift+D)", icon: <ListOrdered />, onSelect: editing.fillSeries },
          { label: "All on the first one's date (Ctrl+D)", icon: <CopyCheck />, onSelect: editing.fillDown },
          {
            label: "Select the whole module (M)",
            icon: <Rows3 />,
            divided: true,
            onSelect: () => editing.selectModule(editing.selection.active),
          },
          {
            label: "Select all that follow (Shift+End)",
            icon: <ArrowDownToLine />,
            onSelect: editing.selectToEnd,
          },
        ]}
      />
      <IconButton
        label="Undo (Ctrl+Z)"
        icon={<Undo2 />}
        disabled={draft.past.length === 0}
        onClick={editing.undo}
      />
      <IconButton
        label="Redo (Ctrl+Y)"
        icon={<Redo2 />}
        disabled={draft.future.length === 0}
        onClick={editing.redo}
      />
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <span className="text-sm text-muted max-sm:sr-only">
          {changed === 0 ? "No changes" : formatQuantity(changed, { one: "change", many: "changes" })}
        </span>
        <Button variant="ghost" disabled={changed === 0 || saving} onClick={editing.discard}>
          Discard
        </Button>
        <Button
          variant="primary"
          icon={<Save />}
          busy={saving}
          disabled={changed === 0}
          onClick={() => void editing.save()}
        >
          <span>
            Save<span className="max-sm:sr-only"> plan</span>
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Shifts the selected topics by a number of class days. */
function ShiftTools({ editing }: { editing: PlanEditing }) {
  const [typed, setTyped] = useState("1");
  const days = Math.min(batchTopicLimits.shift, Math.max(1, Math.round(toNumber(typed) ?? 1)));
  const count = editing.selected.length;
  const name = `${formatQuantity(count, { one: "selected topic", many: "selected topics" })} by ${days} class ${days === 1 ? "day" : "days"}`;
  return (
    <fieldset className="flex min-w-0 items-center gap-1">
      <legend className="sr-only">Shift the selected topics by class days</legend>
      <IconButton
        label={`Shift ${name} back (Alt+Left)`}
        icon={<ArrowLeftToLine />}
        onClick={() => editing.shift(-days)}
      />
      <input
        inputMode="numeric"
        aria-label="Class days to shift by"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(String(days))}
        className={classNames(controlClass, "h-9 w-16! text-sm tabular-nums")}
      />
      <IconButton
        label={`Shift ${name} forward (Alt+Right)`}
        icon={<ArrowRightToLine />}
        onClick={() => editing.shift(days)}
      />
      <span className="text-xs text-muted max-md:sr-only">{count} selected</span>
    </fieldset>
  );
}
