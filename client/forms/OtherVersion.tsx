import { Button } from "../ui/Button";
import { VersionCallout } from "./VersionCallout";

export interface OtherVersionProps {
  /** The name of the part of the screen. */
  label?: string;
  /** The other text; empty where it was deleted. */
  theirs: string;
  /** The subject of 'wrote this'. */
  author?: string;
  /** Whether both together are too long to be saved. */
  isTooLong?: boolean;
  /** Left out where two texts cannot be put together. */
  onKeepBoth?: () => void;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** Shows what someone else, or another window of the same person, has written, above the text that is typed here. */
export function OtherVersion(props: OtherVersionProps) {
  const { label = "Changed on another device", theirs, author = "Your other device" } = props;
  const { isTooLong = false, onKeepBoth, onKeepMine, onUseTheirs } = props;
  const isEmpty = theirs.trim() === "";
  return (
    <VersionCallout
      label={label}
      title={`${author} ${isEmpty ? "deleted" : "wrote"} this`}
      level={3}
      className="mb-3"
    >
      {!isEmpty && (
        <pre className="mt-2 max-h-60 overflow-auto rounded-md border border-warning-line bg-surface p-2 font-sans text-sm whitespace-pre-wrap text-ink">
          {theirs}
        </pre>
      )}
      <p className="mt-2">
        {isTooLong && !isEmpty
          ? "Your text is below and isn't saved yet. Both together are too long."
          : "Your text is below and isn't saved yet."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {onKeepBoth && !isEmpty && !isTooLong && (
          <Button size="sm" onClick={onKeepBoth}>
            Keep both
          </Button>
        )}
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" onClick={onUseTheirs}>
          {isEmpty ? "Delete mine" : "Use theirs"}
        </Button>
      </div>
    </VersionCallout>
  );
}
