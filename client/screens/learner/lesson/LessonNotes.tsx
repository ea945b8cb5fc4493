import { NotebookPen } from "lucide-react";
import { useCallback } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { lessonLimits } from "#gateway/domains/lessons/readerContract";
import type { LessonNotes_topic$key } from "~/__generated__/LessonNotes_topic.graphql";
import type { LessonNotesMutation } from "~/__generated__/LessonNotesMutation.graphql";
import { type AutosaveOutcome, type AutosaveState, useAutosave } from "~/forms/useAutosave";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import type { Command } from "~/relay/useMutation";
import { TextArea } from "~/ui/TextArea";
import { isTooLong } from "~/ui/textLimit";
import { commitSave } from "../commitSave";
import type { DownloadNotesProps } from "./DownloadNotes";

const fallback = "Unable to save your notes";

const command: Command<LessonNotesMutation> = {
  fallback,
  mutation: graphql`
    mutation LessonNotesMutation($topicId: Int!, $markdown: String!) {
      result: saveTopicNote(topicId: $topicId, markdown: $markdown) {
        ... on TopicNotePayload @alias(as: "payload") { topic { id note { markdown } } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

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
        note { markdown }
        course { databaseId code }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const save = useCallback(
    async (markdown: string): Promise<AutosaveOutcome> => {
      if (isTooLong(markdown, lessonLimits.note)) return "refused";
      const { kind } = await commitSave(environment, command, {
        variables: { topicId: databaseId, markdown },
      });
      return kind;
    },
    [environment, databaseId],
  );
  const { text, change, state } = useAutosave({ saved: note?.markdown ?? "", save });
  return (
    <section aria-labelledby="lesson-notes">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="lesson-notes" className="flex items-center gap-2 text-base font-semibold text-ink">
          <NotebookPen aria-hidden className="size-4 text-muted" />
          My notes
        </h2>
        {text.trim() !== "" && <DownloadNotes course={course} />}
      </div>
      <TextArea
        label="My notes"
        hideLabel
        value={text}
        onChange={change}
        limit={lessonLimits.note}
        placeholder="Only you can see these notes. You can use Markdown."
      />
      <p
        role="status"
        className={`mt-1 text-xs ${state === "saved" || state === "saving" ? "text-muted" : "text-warning-ink"}`}
      >
        {stateTexts[state]}
      </p>
    </section>
  );
}
