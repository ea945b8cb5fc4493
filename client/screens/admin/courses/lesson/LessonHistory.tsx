import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import { blockKindLabels, blockKinds } from "#gateway/domains/lessons/contract";
import type {
  LessonHistoryDeletedBlocksQuery,
  LessonHistoryDeletedBlocksQuery$data,
} from "~/__generated__/LessonHistoryDeletedBlocksQuery.graphql";
import type {
  LessonHistoryRevisionsQuery,
  LessonHistoryRevisionsQuery$data,
} from "~/__generated__/LessonHistoryRevisionsQuery.graphql";
import { formatDateTime } from "~/formats/dates";
import { toPlainText } from "~/lesson/editor/ConflictNotice";
import { quietRequest } from "~/relay/network";
import { useFetched } from "~/relay/useFetched";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorState } from "~/ui/ErrorState";
import { Skeleton } from "~/ui/Skeleton";
import { showToast } from "~/ui/toasts";

const revisionsQuery = graphql`
  query LessonHistoryRevisionsQuery($id: ID!) {
    node(id: $id) {
      ... on TopicBlock @alias(as: "block") {
        revisions(first: 50) {
          totalCount
          nodes {
            databaseId
            savedByName
            savedAt
            content {
              markdown
              caption
              altText
              url
            }
          }
        }
      }
    }
  }
`;

type Revisions = NonNullable<NonNullable<LessonHistoryRevisionsQuery$data["node"]>["block"]>["revisions"];

/** Reads the revisions of a block; undefined while they load, null when that failed. */
function useRevisions(id: string) {
  const environment = useRelayEnvironment();
  const [revisions, setRevisions] = useState<Revisions | null>();
  useEffect(() => {
    const options = { networkCacheConfig: quietRequest };
    const { unsubscribe } = fetchQuery<LessonHistoryRevisionsQuery>(
      environment,
      revisionsQuery,
      { id },
      options,
    ).subscribe({
      next: ({ node }) => setRevisions(node?.block?.revisions ?? null),
      error: () => setRevisions(null),
    });
    return unsubscribe;
  }, [environment, id]);
  return revisions;
}

interface LessonRevisionsProps {
  /** The block's id in the store. */
  id: string;
  current: BlockContent;
  onRestore: (revisionId: number) => Promise<unknown>;
  onClose: () => void;
}

/** The former contents of a block, to compare and restore. */
export function LessonRevisions({ id, current, onRestore, onClose }: LessonRevisionsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog open sheet title="Revisions" size="lg" onClose={onClose}>
      <section
        aria-label="Now"
        className="mb-4 rounded-md border border-brand-line bg-brand-soft p-3 text-sm"
      >
        <p className="mb-1 text-xs font-medium text-soft">Now</p>
        <p className="wrap-anywhere whitespace-pre-wrap text-ink">{toPlainText(current) || "Empty"}</p>
      </section>
      <RevisionList
        key={attempt}
        id={id}
        onRetry={() => setAttempt(attempt + 1)}
        onRestore={async (revisionId) => {
          await onRestore(revisionId);
          onClose();
        }}
      />
    </Dialog>
  );
}

interface ListProps extends Pick<LessonRevisionsProps, "id" | "onRestore"> {
  onRetry: () => void;
}

function RevisionList({ id, onRestore, onRetry }: ListProps) {
  const revisions = useRevisions(id);
  if (revisions === undefined) return <Skeleton className="h-24" />;
  if (revisions === null) return <ErrorState title="Unable to load the revisions" onRetry={onRetry} />;
  if (revisions.nodes.length === 0)
    return (
      <p className="text-sm text-muted">No revisions yet. Each saved change keeps the former text here.</p>
    );
  return (
    <ol aria-label="Former versions" className="grid gap-3">
      {revisions.nodes.map((revision) => (
        <RevisionRow
          key={revision.databaseId}
          revision={revision}
          onRestore={() => onRestore(revision.databaseId)}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  revision: Revisions["nodes"][number];
  onRestore: () => Promise<unknown>;
}

function RevisionRow({ revision: { savedByName, savedAt, content }, onRestore }: RowProps) {
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
  };
  const text = [content.markdown, content.url, content.altText, content.caption].filter(Boolean).join("\n");
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">
          {savedByName}, {formatDateTime(savedAt)}
        </p>
        <Button size="sm" icon={<RotateCcw />} busy={busy} onClick={() => void restore()}>
          Restore
        </Button>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-soft">{text || "Empty"}</p>
    </li>
  );
}

const deletedQuery = graphql`
  query LessonHistoryDeletedBlocksQuery($topicId: Int!) {
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

type Deleted = NonNullable<
  NonNullable<LessonHistoryDeletedBlocksQuery$data["topic"]>["deletedBlocks"]
>[number];

interface DeletedBlocksProps {
  topicId: number;
  /** Brings a block back where it was; returns why that failed. */
  onRestore: (blockId: number) => Promise<string | null>;
  onClose: () => void;
}

/** The blocks that were deleted from a draft, last first. */
export function DeletedBlocks({ topicId, onRestore, onClose }: DeletedBlocksProps) {
  const [attempt, setAttempt] = useState(0);
  const response = useFetched<LessonHistoryDeletedBlocksQuery>(deletedQuery, { topicId }, attempt);
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
