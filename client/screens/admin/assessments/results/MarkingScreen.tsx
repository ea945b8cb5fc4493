import { CheckCheck } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { markSchema } from "#gateway/domains/assessments/resultsContract";
import type { MarkingScreenQuery } from "~/__generated__/MarkingScreenQuery.graphql";
import { markAnswer } from "~/commands/resultCommands";
import { formatDateTime } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

const query = graphql`
  query MarkingScreenQuery($assessmentId: Int!) @preloadable {
    assessmentResults(assessmentId: $assessmentId) {
      assessment {
        databaseId
        title
      }
    }
    markingQueue(assessmentId: $assessmentId) {
      questionId
      learnerName
      title
      answerText
      fileName
      fileUrl
      marks
      maxMarks
      feedback
      markChanges {
        before
        after
        byName
        at
      }
    }
  }
`;

type Response = Found<MarkingScreenQuery, "assessmentResults">;
type Answer = Response["markingQueue"][number];

const shown = (marks: number | null | undefined) => (marks == null ? "no mark" : String(marks));

/** What was answered: an essay, or a file to open. */
function Given({ answer }: { answer: Answer }) {
  const { answerText, fileName, fileUrl } = answer;
  if (fileUrl)
    return (
      <a
        href={fileUrl}
        target="_blank"
        rel="noreferrer"
        className="touch font-medium text-brand-ink underline"
      >
        {fileName}
      </a>
    );
  return <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">{answerText}</p>;
}

interface MarkingProps {
  answer: Answer;
  position: string;
  onSaved: () => void;
  onMove: (by: 1 | -1) => void;
}

/** One answer with its mark: Enter saves and goes on, Alt with an arrow moves. */
function Marking({ answer, position, onSaved, onMove }: MarkingProps) {
  const { questionId, learnerName, title, maxMarks, markChanges } = answer;
  const [marks, setMarks] = useState(answer.marks == null ? "" : String(answer.marks));
  const [feedback, setFeedback] = useState(answer.feedback);
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation(markAnswer);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    const parsed = markSchema(maxMarks).safeParse({
      marks: marks.trim() === "" ? undefined : Number(marks),
      feedback,
    });
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) return field.current?.focus();
    if (
      await commit({ questionId, ...parsed.data }, { onFieldErrors: ([first]) => setError(first?.message) })
    )
      onSaved();
  };
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    onMove(event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields and buttons have the focus; this hears their keys.
    <div onKeyDown={press}>
      <Card title={`${learnerName}: ${title}`} description={position}>
        <div className="grid gap-4">
          <Given answer={answer} />
          <form
            className="grid gap-4 border-t border-line pt-4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <TextInput
              ref={field}
              label="Marks"
              required
              inputMode="decimal"
              autoComplete="off"
              value={marks}
              onChange={setMarks}
              error={error}
              hint={`0 to ${maxMarks}. Enter saves and shows the next answer; Alt and an arrow key move without saving.`}
            />
            <TextArea
              label="Feedback"
              rows={3}
              value={feedback}
              onChange={setFeedback}
              hint="The learner sees it with the mark."
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" busy={busy}>
                Save and go on
              </Button>
              <Button onClick={() => onMove(-1)}>Previous</Button>
              <Button onClick={() => onMove(1)}>Next</Button>
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
      </Card>
    </div>
  );
}

function KnownQueue({ assessmentResults, markingQueue }: Response) {
  const { databaseId: assessmentId, title } = assessmentResults.assessment;
  const readNewest = useReadNewest<MarkingScreenQuery>(query, { assessmentId });
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      markingQueue.findIndex(({ marks }) => marks === null),
    ),
  );
  const answer = markingQueue[at];
  const left = markingQueue.filter(({ marks }) => marks === null).length;
  useScreenTitle(`Marking - ${title}`);
  const move = (by: 1 | -1) => setAt((from) => Math.min(markingQueue.length - 1, Math.max(0, from + by)));
  const goOn = () => {
    readNewest(() => undefined);
    move(1);
  };
  return (
    <>
      <PageHeader
        title={`Marking - ${title}`}
        subtitle={left === 0 ? "Everything is marked." : `${left} to mark`}
        breadcrumbs={[
          { label: "Assessments", to: "/admin/assessments" },
          { label: title, to: `/admin/assessments/${assessmentId}/edit` },
          { label: "Results", to: `/admin/assessments/${assessmentId}/results` },
          { label: "Marking" },
        ]}
      />
      {answer ? (
        <Marking
          key={answer.questionId}
          answer={answer}
          position={`Answer ${at + 1} of ${markingQueue.length}`}
          onSaved={goOn}
          onMove={move}
        />
      ) : (
        <Card>
          <EmptyState icon={<CheckCheck />} title="Nothing to mark">
            Essays and files appear here when their attempts have ended.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

/** Essays and files, marked one after another by keys. */
export const MarkingScreen = foundScreen<MarkingScreenQuery, "assessmentResults">(
  query,
  "assessmentResults",
  KnownQueue,
);
