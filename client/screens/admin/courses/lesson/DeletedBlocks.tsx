import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { blockKindLabels, blockKinds } from "#gateway/domains/lessons/contract";
import type { DeletedBlocksQuery, DeletedBlocksQuery$data } from "~/__generated__/DeletedBlocksQuery.graphql";
import { formatDateTime } from "~/formats/dates";
import { useFetched } from "~/relay/useFetched";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorState } from "~/ui/ErrorState";
import { Skeleton } from "~/ui/Skeleton";
import { showToast } from "~/ui/toasts";

const query = graphql`
  query DeletedBlocksQuery($topicId: Int!) {
    topic(databaseId: $topicId) {
      deletedBlocks {
        databaseId
        kind
        markdown
        url
        altText
        caption
        deletedAt
        updatedByName
        question {
          title
        }
        file {
          name
        }
      }
    }
  }
`;

type Deleted = NonNullable<NonNullable<DeletedBlocksQuery$data["topic"]>["deletedBlocks"]>[number];

interface Props {
  topicId: number;
  /** Brings a block back where it was; returns why that failed. */
  onRestore: (blockId: number) => Promise<string | null>;
  onClose: () => void;
}

/** The blocks that were deleted from a draft, last first. */
export function DeletedBlocks({ topicId, onRestore, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  const response = useFetched<DeletedBlocksQuery>(query, { topicId }, attempt);
  const again = () => setAttempt(attempt + 1);
  const blocks = response?.topic?.deletedBlocks;
  const restore = async (blockId: number) => {
    const reason = await onRestore(blockId);
    if (reason !== null) showToast({ tone: "danger", title: "Unable to restore the block", message: reason });
    again();
  };
  return (
    <Dialog
      open
      sheet
      title="Deleted blocks"
      description="The last 50, each restored where it was."
      size="lg"
      onClose={onClose}
    >
      {response === undefined && <Skeleton className="h-24" />}
      {response === null && <ErrorState title="Unable to load the deleted blocks" onRetry={again} />}
      {blocks?.length === 0 && <p className="text-sm text-muted">Nothing was deleted from this lesson.</p>}
      <ol aria-label="Deleted blocks" className="grid gap-3 empty:hidden">
        {(blocks ?? []).map((block) => (
          <DeletedRow key={block.databaseId} block={block} onRestore={() => restore(block.databaseId)} />
        ))}
      </ol>
    </Dialog>
  );
}

const getKind = (kind: string) => blockKindLabels[blockKinds.find((one) => one === kind) ?? "TEXT"];

function DeletedRow({ block, onRestore }: { block: Deleted; onRestore: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { kind, markdown, url, altText, caption, question, file, deletedAt, updatedByName } = block;
  const lines = [markdown, question?.title, file?.name, url, altText, caption].filter(Boolean);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">
          <span className="font-medium text-ink">{getKind(kind)}</span>, deleted by{" "}
          {updatedByName || "someone"}
          {deletedAt ? `, ${formatDateTime(deletedAt)}` : ""}
        </p>
        <Button size="sm" icon={<RotateCcw />} busy={busy} onClick={() => void restore()}>
          Restore
        </Button>
      </div>
      <p className="line-clamp-6 wrap-anywhere whitespace-pre-wrap text-soft">
        {lines.join("\n") || "Empty"}
      </p>
    </li>
  );
}
