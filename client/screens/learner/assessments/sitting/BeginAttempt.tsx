import { Play, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { assessmentMessages, resultMessages } from "#gateway/domains/assessments/contract";
import type { BeginAttempt_assessment$key } from "~/__generated__/BeginAttempt_assessment.graphql";
import { formatQuantity } from "~/formats/counts";
import { firstQuestion } from "~/screens/learner/assessmentAddresses";
import { Button } from "~/ui/Button";
import { describeProblem, waitsForMarks } from "../ownTerms";
import { formatTimeLeft } from "../timeLeft";
import { startAttempt } from "./startAttempt";

const fragment = graphql`
  fragment BeginAttempt_assessment on Assessment {
    databaseId
    questionCount
    own { opensAt closesAt problem }
    attempts { isFinished result { passed } }
    openAttempt { isFinished secondsLeft answeredCount questionCount }
  }
`;

/** Starts an attempt, or resumes the open one. Nothing else starts attempts. */
export function BeginAttempt({ assessment: key }: { assessment: BeginAttempt_assessment$key }) {
  const { databaseId, questionCount, own, openAttempt, attempts } = useFragment(fragment, key);
  const [starting, setStarting] = useState(false);
  // The store may still hold an attempt that has ended since. One that was started here just now is opening its first
  // question.
  if (openAttempt && !openAttempt.isFinished && !starting) {
    const questions = formatQuantity(openAttempt.questionCount, { one: "question", many: "questions" });
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResumeButton />
        <p className="text-sm text-muted tabular-nums">
          {openAttempt.answeredCount} of {questions} answered
          {formatTimeLeft(openAttempt.secondsLeft)}
        </p>
      </div>
    );
  }
  if (questionCount === 0) return <p className="mt-6 text-sm text-muted">{assessmentMessages.empty}</p>;
  return (
    <StartButton
      assessmentId={databaseId}
      problem={describeProblem(own)}
      isAfterUnmarked={waitsForMarks(attempts)}
      onStarting={setStarting}
    />
  );
}

function ResumeButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    await navigate(firstQuestion, { preventScrollReset: true });
  };
  return (
    <Button variant="primary" size="lg" icon={<RotateCcw />} busy={busy} onClick={() => void resume()}>
      Resume
    </Button>
  );
}

interface StartProps {
  assessmentId: number;
  /** Why it cannot be started now. */
  problem: string | undefined;
  /** Whether the last attempt still waits for marks. */
  isAfterUnmarked: boolean;
  /** Called when an attempt is about to start, and when that was refused. */
  onStarting: (starting: boolean) => void;
}

function StartButton({ assessmentId, problem, isAfterUnmarked, onStarting }: StartProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const problemId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setError(null);
    onStarting(true);
    const refusal = await startAttempt(environment, assessmentId);
    // Stays busy until the first question replaces it.
    if (refusal === null) return navigate(firstQuestion, { preventScrollReset: true });
    setBusy(false);
    onStarting(false);
    setError(refusal);
  };
  return (
    <div className="mt-6">
      {isAfterUnmarked && !problem && <p className="mb-3 text-sm text-soft">{resultMessages.waits}</p>}
      <Button
        variant={isAfterUnmarked ? "secondary" : "primary"}
        size="lg"
        icon={<Play />}
        busy={busy}
        disabled={problem !== undefined}
        aria-describedby={problem && problemId}
        onClick={() => void start()}
      >
        {isAfterUnmarked ? "Start another attempt" : "Start"}
      </Button>
      {problem && (
        <p id={problemId} className="mt-3 text-sm font-medium text-soft">
          {problem}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
