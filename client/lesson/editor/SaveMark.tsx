import { Check, CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import type { BlockSaveState } from "./blockSaveState";

interface Props {
  state: BlockSaveState;
  onRetry: () => void;
}

const looks: Record<BlockSaveState["at"], { icon: ReactNode; text: string; tone: string }> = {
  saved: { icon: <Check />, text: "Saved", tone: "text-muted" },
  saving: { icon: <LoaderCircle className="animate-spin" />, text: "Saving", tone: "text-muted" },
  incomplete: { icon: null, text: "Not saved yet", tone: "text-muted" },
  offline: {
    icon: <CloudOff />,
    text: "Offline: saved when you're back",
    tone: "text-warning-ink",
  },
  refused: { icon: <CircleAlert />, text: "Not saved", tone: "text-danger-ink" },
  conflict: { icon: <CircleAlert />, text: "Changed by someone else", tone: "text-warning-ink" },
};

/** Whether a block is saved. */
export function SaveMark({ state, onRetry }: Props) {
  const { icon, text, tone } = looks[state.at];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 text-xs", tone)}>
      {icon && (
        <span aria-hidden className="inline-flex [&>svg]:size-3.5">
          {icon}
        </span>
      )}
      <span>{"reason" in state && state.reason !== null ? `${text}: ${state.reason}` : text}</span>
      {state.at === "refused" && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </span>
  );
}
