import { CloudOff, LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { SaveProgress } from "~/relay/saveState";
import { Checkbox } from "~/ui/Checkbox";
import { useSaveProgress } from "./learnerSaves";

interface Props {
  /** The key under which the queue saves it. */
  saveKey: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  id?: string | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** The address that the name leads to; a press beside it does not complete it. */
  to?: string | undefined;
  /** Shown beside it when it is saved. */
  note?: ReactNode;
}

/** A checkbox that is saved on every click. Shows the save's status beside it, and the reason of a refusal below. */
export function SavedCheckbox(props: Props) {
  const { saveKey, checked, to, note, ...checkbox } = props;
  const progress = useSaveProgress(saveKey);
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <div className="flex min-w-0 items-center gap-2.5">
        <Checkbox
          {...checkbox}
          className="min-w-0 wrap-anywhere [&>label]:flex"
          hideLabel={checkbox.hideLabel || to !== undefined}
          value={checked}
          error={progress?.reason ?? undefined}
        />
        {to !== undefined && (
          <Link
            to={to}
            className="touch rounded-sm text-sm wrap-anywhere text-ink hover:text-brand-ink hover:underline"
          >
            {checkbox.label}
          </Link>
        )}
      </div>
      <span className="shrink-0 text-right text-xs text-muted tabular-nums" aria-live="polite">
        <SaveNote state={progress?.state} note={note} />
      </span>
    </div>
  );
}

/** Shows 'Saving…' only for slow saves. */
const slow = 400;

function SaveNote({ state, note }: { state: SaveProgress["state"] | undefined; note: ReactNode }) {
  const saving = state === "saving";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!saving) return setLate(false);
    const timer = setTimeout(() => setLate(true), slow);
    return () => clearTimeout(timer);
  }, [saving]);
  if (state === "unreachable")
    return (
      <span className="inline-flex items-center gap-1.5 text-warning-ink">
        <CloudOff aria-hidden className="size-3.5" />
        Waiting for connection
      </span>
    );
  if (saving && late)
    return (
      <span className="inline-flex items-center gap-1.5">
        <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
        Saving…
      </span>
    );
  return note;
}
