import { NotebookPen } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { lessonLimits } from "#gateway/domains/lessons/readerContract";
import type { LessonNotes_topic$key } from "~/__generated__/LessonNotes_topic.graphql";
import type { LessonNotesMutation } from "~/__generated__/LessonNotesMutation.graphql";
import type { LessonNotesQuery } from "~/__generated__/LessonNotesQuery.graphql";
import type { LessonNotesSubscription } from "~/__generated__/LessonNotesSubscription.graphql";
import { keptEdits } from "~/forms/keptEdits";
import type { OtherVersionProps } from "~/forms/OtherVersion";
import type { AutosaveState } from "~/forms/useAutosave";
import { useVersionedAutosave } from "~/forms/useVersionedAutosave";
import { joinTexts, type VersionedOutcome, type VersionedText } from "~/forms/versionedEdit";
import { commitSave } from "~/relay/commitSave";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { useLive } from "~/relay/useLive";
import type { Command } from "~/relay/useMutation";
import { TextArea } from "~/ui/TextArea";
import { isTooLong } from "~/ui/textLimit";
import type { DownloadNotesProps } from "./DownloadNotes";

const fallback = "Unable to save your notes";

const command: Command<LessonNotesMutation> = {
  fallback,
  mutation: graphql`
    mutation LessonNotesMutation($topicId: Int!, $markdown: String!, $version: DateTime) {
      result: saveTopicNote(topicId: $topicId, markdown: $markdown, version: $version) {
        ... on TopicNotePayload @alias(as: "payload") { topic { id note { markdown updatedAt } } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const query = graphql`
  query LessonNotesQuery($topicId: Int!) {
    topic(databaseId: $topicId) { id note { markdown updatedAt } }
  }
`;

const subscription = graphql`
  subscription LessonNotesSubscription($topicId: Int!) {
    topicNoteChanged(topicId: $topicId) { id note { markdown updatedAt } }
  }
`;

const openKeptNote = keptEdits("note");

type Note = { readonly markdown: string; readonly updatedAt: string } | null | undefined;

const toText = (note: Note): VersionedText => ({
  text: note?.markdown ?? "",
  version: note?.updatedAt ?? null,
});

const readNewest = async (environment: IEnvironment, topicId: number): Promise<VersionedText | null> => {
  const read = await readOnce<LessonNotesQuery>(environment, query, { topicId }, quietRequest);
  return read?.topic ? toText(read.topic.note) : null;
};

/** The choice between two texts, which few readers ever meet. */
const OtherVersion = lazyWithRetry<OtherVersionProps>(
  async () => (await import("~/forms/OtherVersion")).OtherVersion,
);

/** Loads with the first words that are written. */
const DownloadNotes = lazyWithRetry<DownloadNotesProps>(
  async () => (await import("./DownloadNotes")).DownloadNotes,
);

const stateTexts: Record<AutosaveState, string> = {
  saved: "Saved automatically",
  saving: "Saving…",
  waiting: "Waiting for connection",
  refused: fallback,
};

/** The learner's private notes on a topic, saved while they are typed. */
export function LessonNotes({ topic: key }: { topic: LessonNotes_topic$key }) {
  const { databaseId, note, course } = useFragment(
    graphql`
      fragment LessonNotes_topic on Topic {
        databaseId
        note { markdown updatedAt }
        course { databaseId code }
      }
    `,
    key,
  );
  const notes = useNotes(databaseId, note);
  const { text, change, theirs } = notes;
  return (
    <section aria-labelledby="lesson-notes">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="lesson-notes" className="flex items-center gap-2 text-base font-semibold text-ink">
          <NotebookPen aria-hidden className="size-4 text-muted" />
          My notes
        </h2>
        {text.trim() !== "" && <DownloadNotes course={course} onSave={notes.retry} />}
      </div>
      {theirs && (
        <OtherVersion
          theirs={theirs.text}
          isTooLong={joinTexts(text, theirs.text).length > lessonLimits.note}
          onKeepBoth={notes.keepBoth}
          onKeepMine={notes.keepMine}
          onUseTheirs={notes.useTheirs}
        />
      )}
      <TextArea
        label="My notes"
        hideLabel
        value={text}
        onChange={change}
        limit={lessonLimits.note}
        placeholder="Only you can see these notes. You can use Markdown."
      />
      <NotesState state={notes.state} isCrossed={theirs !== null} />
    </section>
  );
}

function NotesState({ state, isCrossed }: { state: AutosaveState; isCrossed: boolean }) {
  const isFine = state === "saved" || state === "saving";
  return (
    <p role="status" className={`mt-1 text-xs ${isFine ? "text-muted" : "text-warning-ink"}`}>
      {isCrossed ? "Not saved: your other device wrote here, too" : stateTexts[state]}
    </p>
  );
}

/** The notes on a topic, saved while they are typed, and shown as other windows save them. */
function useNotes(topicId: number, note: Note) {
  const environment = useRelayEnvironment();
  const kept = useMemo(() => openKeptNote(topicId), [topicId]);
  const hasListened = useRef(false);
  useLive<LessonNotesSubscription>(subscription, {
    variables: { topicId },
    onCatchUp() {
      // At the start the lesson has just been read.
      if (hasListened.current) void readNewest(environment, topicId);
      hasListened.current = true;
    },
  });
  const save = useCallback(
    async (markdown: string, version: string | null): Promise<VersionedOutcome> => {
      if (isTooLong(markdown, lessonLimits.note)) return { kind: "refused" };
      let saved: VersionedText = { text: markdown, version };
      const { kind, code } = await commitSave(environment, command, {
        variables: { topicId, markdown, version },
        onSaved: ({ result }) => {
          saved = toText(result.payload?.topic.note);
        },
      });
      if (kind === "saved") return { kind, version: saved.version };
      if (code !== "STALE") return { kind };
      const theirs = await readNewest(environment, topicId);
      return theirs ? { kind: "stale", theirs } : { kind: "unreachable" };
    },
    [environment, topicId],
  );
  return useVersionedAutosave({ saved: toText(note), save, kept });
}
