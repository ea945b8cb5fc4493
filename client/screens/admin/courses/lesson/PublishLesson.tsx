import { Send } from "lucide-react";
import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { type BlockChange, blockKindLabels } from "#gateway/domains/lessons/contract";
import type { PublishLessonQuery } from "~/__generated__/PublishLessonQuery.graphql";
import { publishTopic } from "~/commands/lessonCommands";
import { findProblems, getBlockName, toPlainText } from "~/lesson/editor/blockContent";
import { getSaveState } from "~/lesson/editor/blockSaveState";
import type { DraftStore } from "~/lesson/editor/draftStore";
import { readBlock } from "~/lesson/editor/lessonDraft";
import { untilSaved } from "~/lesson/editor/untilSaved";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { useMutation } from "~/relay/useMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { showToast } from "~/ui/toasts";
import type { Tone } from "~/ui/tones";

const query = graphql`
  query PublishLessonQuery($topicId: Int!) {
    topic(databaseId: $topicId) {
      version
      publishedAt
      differences {
        change
        draft { ...lessonDraft_block }
        published { ...lessonDraft_block }
      }
    }
  }
`;

const unread = { tone: "danger", message: "Unable to compare the draft. Please try again." } as const;
const unsaved = "Some blocks aren't saved yet. Complete or delete them, then publish.";

/** Says which blocks are not finished, and leads to the first. */
function tellUnfinished(store: DraftStore): void {
  const unfinished = store.blocks().filter((block) => getSaveState(store, block).at !== "saved");
  const [first] = unfinished;
  const names = unfinished.map(({ content }) => getBlockName(content));
  showToast({
    tone: "warning",
    message: names.length === 0 ? unsaved : `${unsaved} ${names.join(", ")}`,
    action: first && { label: "Show", run: () => showBlock(first.key) },
  });
}

/** Scrolls to a block and focuses its first field. */
function showBlock(key: string): void {
  const row = document.querySelector(`[data-sort-key="${CSS.escape(key)}"]`);
  row?.scrollIntoView({ block: "center" });
  row
    ?.querySelector<HTMLElement>("textarea, input:not([type=file]), select, [contenteditable=true]")
    ?.focus();
}

const changeLooks: Record<BlockChange, { label: string; tone: Tone }> = {
  ADDED: { label: "Added", tone: "success" },
  CHANGED: { label: "Changed", tone: "info" },
  MOVED: { label: "Moved", tone: "neutral" },
  DELETED: { label: "Deleted", tone: "danger" },
};

type Compared = NonNullable<PublishLessonQuery["response"]["topic"]>;

interface Props {
  topicId: number;
  store: DraftStore;
  disabled: boolean;
}

/** Publishes the draft, after showing what differs from what learners see now. */
export function PublishLesson({ topicId, store, disabled }: Props) {
  const environment = useRelayEnvironment();
  const [compared, setCompared] = useState<Compared | null>(null);
  const [busy, setBusy] = useState(false);
  const compare = async () => {
    setBusy(true);
    const isSaved = await untilSaved(store);
    if (isSaved && store.blocks().every(({ content }) => !findProblems(content))) {
      const data = await readOnce<PublishLessonQuery>(environment, query, { topicId }, quietRequest);
      if (data?.topic) setCompared(data.topic);
      else showToast(unread);
    } else tellUnfinished(store);
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="primary"
        icon={<Send />}
        busy={busy}
        disabled={disabled}
        onClick={() => void compare()}
      >
        Publish
      </Button>
      {compared && (
        <PublishDialog
          topicId={topicId}
          compared={compared}
          onStale={() => void compare()}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}

interface DialogProps {
  topicId: number;
  compared: Compared;
  onStale: () => void;
  onClose: () => void;
}

function PublishDialog({ topicId, compared, onStale, onClose }: DialogProps) {
  const [publish, busy] = useMutation(publishTopic);
  const { version, publishedAt, differences } = compared;
  const confirm = async () => {
    if (await publish({ topicId, version }, { onStale })) onClose();
  };
  return (
    <ActionDialog
      sheet
      title="Publish the lesson"
      description={
        publishedAt
          ? "Learners see these changes as soon as you publish."
          : "Learners see the lesson as soon as you publish."
      }
      size="lg"
      onClose={onClose}
      action="Publish now"
      busy={busy}
      onAction={confirm}
    >
      <ul aria-label="Changes" className="grid gap-3">
        {(differences ?? []).map((difference) => (
          <DifferenceRow key={toKey(difference)} difference={difference} />
        ))}
      </ul>
      {differences?.length === 0 && (
        <p className="text-sm text-muted">The blocks are the same as published.</p>
      )}
    </ActionDialog>
  );
}

type Difference = NonNullable<Compared["differences"]>[number];

const readSides = ({ draft, published }: Difference) => ({
  after: draft ? readBlock(draft) : null,
  before: published ? readBlock(published) : null,
});

function toKey(difference: Difference): string {
  const { after, before } = readSides(difference);
  return `${after?.id} ${before?.id}`;
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { after, before } = readSides(difference);
  const shown = after ?? before;
  const look = changeLooks[difference.change as BlockChange];
  if (!shown) return null;
  const isChanged = difference.change === "CHANGED" && before !== null && after !== null;
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <Badge tone={look.tone}>{look.label}</Badge>
        <span className="font-medium text-ink">{blockKindLabels[shown.content.kind]}</span>
      </p>
      {isChanged ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Side title="Published" text={toPlainText(before.content)} />
          <Side title="Draft" text={toPlainText(after.content)} />
        </div>
      ) : (
        <Side text={toPlainText(shown.content)} />
      )}
    </li>
  );
}

function Side({ title, text }: { title?: string; text: string }) {
  return (
    <div className="min-w-0">
      {title && <p className="mb-1 text-xs font-medium text-muted">{title}</p>}
      <p className="line-clamp-6 wrap-anywhere whitespace-pre-wrap text-soft">{text || "Empty"}</p>
    </div>
  );
}
