import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import type {
  LessonRevisionsQuery,
  LessonRevisionsQuery$data,
} from "~/__generated__/LessonRevisionsQuery.graphql";
import { formatDateTime } from "~/formats/dates";
import { toPlainText } from "~/lesson/editor/ConflictNotice";
import { quietRequest } from "~/relay/network";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorState } from "~/ui/ErrorState";
import { Skeleton } from "~/ui/Skeleton";

const query = graphql`
  query LessonRevisionsQuery($id: ID!) {
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

type Revisions = NonNullable<NonNullable<LessonRevisionsQuery$data["node"]>["block"]>["revisions"];

/** Reads the revisions of a block; undefined while they load, null when that failed. */
function useRevisions(id: string) {
  const environment = useRelayEnvironment();
  const [revisions, setRevisions] = useState<Revisions | null>();
  useEffect(() => {
    const options = { networkCacheConfig: quietRequest };
    const { unsubscribe } = fetchQuery<LessonRevisionsQuery>(environment, query, { id }, options).subscribe({
      next: ({ node }) => setRevisions(node?.block?.revisions ?? null),
      error: () => setRevisions(null),
    });
    return unsubscribe;
  }, [environment, id]);
  return revisions;
}

interface Props {
  /** The block's id in the store. */
  id: string;
  current: BlockContent;
  onRestore: (revisionId: number) => Promise<unknown>;
  onClose: () => void;
}

/** The former contents of a block, to compare and restore. */
export function LessonRevisions({ id, current, onRestore, onClose }: Props) {
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

interface ListProps extends Pick<Props, "id" | "onRestore"> {
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
