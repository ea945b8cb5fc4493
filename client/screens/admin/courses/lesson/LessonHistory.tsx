import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import { blockKindLabels, blockKinds } from "#gateway/domains/lessons/contract";
import type { LessonHistoryDeletedBlocksQuery } from "~/__generated__/LessonHistoryDeletedBlocksQuery.graphql";
import type { LessonHistoryRevisionsQuery } from "~/__generated__/LessonHistoryRevisionsQuery.graphql";
import { formatDateTime } from "~/formats/dates";
import { toPlainText } from "~/lesson/editor/blockContent";
import { FetchedPart } from "~/relay/FetchedPart";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
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
            content { markdown caption altText url }
          }
        }
      }
    }
  }
`;

type Block = NonNullable<NonNullable<LessonHistoryRevisionsQuery["response"]["node"]>["block"]>;
type Revision = Block["revisions"]["nodes"][number];

interface RevisionsProps {
  /** The block's id in the store. */
  id: string;
  current: BlockContent;
  onRestore: (revisionId: number) => Promise<unknown>;
  onClose: () => void;
}

/** The former contents of a block, to compare and restore. */
export function LessonRevisions({ id, current, onRestore, onClose }: RevisionsProps) {
  const restore = async (revisionId: number) => {
    await onRestore(revisionId);
    onClose();
  };
  return (
    <Dialog open sheet title="Revisions" size="lg" onClose={onClose}>
      <section
        aria-label="Now"
        className="mb-4 rounded-md border border-brand-line bg-brand-soft p-3 text-sm"
      >
        <p className="mb-1 text-xs font-medium text-soft">Now</p>
        <p className="wrap-anywhere whitespace-pre-wrap text-ink">{toPlainText(current) || "Empty"}</p>
      </section>
      <FetchedPart<LessonHistoryRevisionsQuery>
        query={revisionsQuery}
        variables={{ id }}
        loading={<Skeleton className="h-24" />}
        failed="Unable to load the revisions"
      >
        {({ node }, reread) =>
          node?.block ? (
            <RevisionList revisions={node.block.revisions.nodes} onRestore={restore} />
          ) : (
            <ErrorState title="Unable to load the revisions" onRetry={reread} />
          )
        }
      </FetchedPart>
    </Dialog>
  );
}

interface RevisionListProps extends Pick<RevisionsProps, "onRestore"> {
  revisions: readonly Revision[];
}

function RevisionList({ revisions, onRestore }: RevisionListProps) {
  if (revisions.length === 0)
    return (
      <p className="text-sm text-muted">No revisions yet. Each saved change keeps the former text here.</p>
    );
  return (
    <ol aria-label="Former versions" className="grid gap-3">
      {revisions.map(({ databaseId, savedByName, savedAt, content }) => (
        <FormerState
          key={databaseId}
          lines={[content.markdown, content.url, content.altText, content.caption]}
          onRestore={() => onRestore(databaseId)}
        >
          {savedByName}, {formatDateTime(savedAt)}
        </FormerState>
      ))}
    </ol>
  );
}

interface FormerStateProps {
  /** The author and the time of a state. */
  children: ReactNode;
  /** The parts of its text; empty ones are left out. */
  lines: readonly (string | null | undefined)[];
  /** Shows the beginning of a long text alone. */
  isShort?: boolean;
  onRestore: () => Promise<unknown>;
}

/** A block as it was, with the button that brings it back. */
function FormerState({ children, lines, isShort, onRestore }: FormerStateProps) {
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">{children}</p>
        <Button size="sm" icon={<RotateCcw />} busy={busy} onClick={() => void restore()}>
          Restore
        </Button>
      </div>
      <p className={classNames("wrap-anywhere whitespace-pre-wrap text-soft", isShort && "line-clamp-6")}>
        {lines.filter(Boolean).join("\n") || "Empty"}
      </p>
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
        question { title }
        file { name }
      }
    }
  }
`;

type DeletedBlock = NonNullable<
  NonNullable<LessonHistoryDeletedBlocksQuery["response"]["topic"]>["deletedBlocks"]
>[number];

interface DeletedBlocksProps {
  topicId: number;
  /** Brings a block back where it was; returns why that failed. */
  onRestore: (blockId: number) => Promise<string | null>;
  onClose: () => void;
}

/** The blocks that were deleted from a draft, last first. */
export function DeletedBlocks({ topicId, onRestore, onClose }: DeletedBlocksProps) {
  const restore = async (blockId: number) => {
    const reason = await onRestore(blockId);
    if (reason !== null) showToast({ tone: "danger", title: "Unable to restore the block", message: reason });
  };
  return (
    <Dialog
      open
      sheet
      title="Deleted blocks"
      description="The last 50; each is restored to its place."
      size="lg"
      onClose={onClose}
    >
      <FetchedPart<LessonHistoryDeletedBlocksQuery>
        query={deletedQuery}
        variables={{ topicId }}
        loading={<Skeleton className="h-24" />}
        failed="Unable to load the deleted blocks"
      >
        {({ topic }, reread) => (
          <DeletedList blocks={topic?.deletedBlocks} onRestore={(blockId) => restore(blockId).then(reread)} />
        )}
      </FetchedPart>
    </Dialog>
  );
}

const getKind = (kind: string) =>
  blockKindLabels[blockKinds.find((blockKind) => blockKind === kind) ?? "TEXT"];

interface DeletedListProps {
  blocks: readonly DeletedBlock[] | null | undefined;
  onRestore: (blockId: number) => Promise<void>;
}

function DeletedList({ blocks, onRestore }: DeletedListProps) {
  return (
    <>
      {blocks?.length === 0 && <p className="text-sm text-muted">Nothing was deleted from this lesson.</p>}
      <ol aria-label="Deleted blocks" className="grid gap-3 empty:hidden">
        {blocks?.map(({ databaseId, kind, question, file, deletedAt, updatedByName, ...texts }) => (
          <FormerState
            key={databaseId}
            isShort
            lines={[texts.markdown, question?.title, file?.name, texts.url, texts.altText, texts.caption]}
            onRestore={() => onRestore(databaseId)}
          >
            <span className="font-medium text-ink">{getKind(kind)}</span>, deleted by{" "}
            {updatedByName || "someone"}
            {deletedAt ? `, ${formatDateTime(deletedAt)}` : ""}
          </FormerState>
        ))}
      </ol>
    </>
  );
}
