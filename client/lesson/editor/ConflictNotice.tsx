import { GitCompareArrows } from "lucide-react";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import { Button } from "~/ui/Button";
import { Callout } from "~/ui/Callout";
import type { DraftBlock } from "./draftBlocks";

interface Props {
  block: DraftBlock;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A block's content as text, to compare it. */
export const toPlainText = ({ markdown, url, altText, caption }: BlockContent): string =>
  [markdown, url ?? "", altText, caption].filter((text) => text !== "").join("\n");

/**
 * Shown in a block that someone else changed first: their text, above the person's own. It is no `EditConflictNotice`:
 * every block has a version of its own and is saved while it is typed, so its whole text is chosen in its place, while
 * the other blocks go on saving.
 */
export function ConflictNotice({ block: { obstacle }, onKeepMine, onTakeTheirs }: Props) {
  if (obstacle?.outcome !== "conflict") return null;
  const { theirs } = obstacle;
  return (
    <Callout
      label="Changed by someone else"
      tone="warning"
      icon={<GitCompareArrows aria-hidden />}
      title={
        theirs
          ? `${theirs.updatedByName || "Someone else"} changed this block`
          : "Someone else deleted this block"
      }
      level={3}
      className="mb-3"
    >
      {theirs && (
        <pre className="mt-2 max-h-60 overflow-auto rounded-md border border-warning-line bg-surface p-2 font-sans text-sm whitespace-pre-wrap text-ink">
          {toPlainText(theirs.content) || "Their version is empty."}
        </pre>
      )}
      <p className="mt-2">Your own text is below and isn't saved yet.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          {theirs ? "Take theirs" : "Delete it"}
        </Button>
      </div>
    </Callout>
  );
}
