import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import { answerMarkSchema, resultLimits } from "#gateway/domains/assessments/resultsContract";
import type { AnswerForm_answer$key } from "~/__generated__/AnswerForm_answer.graphql";
import { markAnswer } from "~/commands/reviewCommands";
import { formatDateTime } from "~/formats/dates";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { keptForms } from "~/forms/keptForms";
import { useKeptState } from "~/forms/useKeptState";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { stopAtTooLong } from "~/ui/textLimit";

interface Props {
  answer: AnswerForm_answer$key;
  /** The actions of keys besides Enter, which saves. */
  keysHint: string;
  onSaved: () => void;
  /** Buttons beside Save. */
  children?: ReactNode;
}

/** The typed part of a mark and its feedback, by the question, until it is saved. */
const openMark = keptForms({
  name: "answer-mark",
  schema: z.object({ marks: z.string(), feedback: z.string() }),
});

const shown = (marks: number | null | undefined) => (marks == null ? "no mark" : String(marks));

/** The mark of an essay or a file: Enter saves it and goes on. Its history is below. */
export function AnswerForm({ answer: key, keysHint, onSaved, children }: Props) {
  const answer = useFragment(
    graphql`
      fragment AnswerForm_answer on MarkedAnswer {
        questionId
        marks
        maxMarks
        feedback
        markChanges { before after byName at }
      }
    `,
    key,
  );
  const { questionId, maxMarks, markChanges } = answer;
  const initial = { marks: answer.marks == null ? "" : String(answer.marks), feedback: answer.feedback };
  const { value, update, forget } = useKeptState({ open: openMark, id: questionId, initial });
  const { marks, feedback } = value;
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation(markAnswer);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    const parsed = answerMarkSchema(maxMarks).safeParse({ marks, feedback });
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) {
      showErrorsToast(parsed.error.issues.map(({ message }) => message));
      return field.current?.focus();
    }
    const onFieldErrors = ([first]: readonly { message: string }[]) => setError(first?.message);
    if (!(await commit({ questionId, ...parsed.data }, { onFieldErrors }))) return;
    forget();
    onSaved();
  };
  return (
    <div className="grid gap-4">
      <form
        className="grid gap-4"
        noValidate
        onKeyDown={(event) => {
          // Keys that are not text belong to the screen.
          if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !stopAtTooLong(event.currentTarget)) void save();
        }}
      >
        <TextInput
          ref={field}
          label="Marks"
          required
          inputMode="decimal"
          autoComplete="off"
          value={marks}
          onChange={(typed) => update((known) => ({ ...known, marks: typed }))}
          error={error}
          hint={`0 to ${maxMarks}. Enter saves and shows the next answer; ${keysHint}.`}
        />
        <TextArea
          label="Feedback"
          rows={3}
          value={feedback}
          onChange={(typed) => update((known) => ({ ...known, feedback: typed }))}
          hint="The learner sees it with the mark."
          limit={resultLimits.feedback}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            Save and continue
          </Button>
          {children}
        </div>
      </form>
      {markChanges.length > 0 && (
        <ul aria-label="History of the mark" className="grid gap-1 text-xs text-muted">
          {markChanges.map(({ before, after, byName, at }) => (
            <li key={at}>{`${formatDateTime(at)}, ${byName}: ${shown(before)} to ${shown(after)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
