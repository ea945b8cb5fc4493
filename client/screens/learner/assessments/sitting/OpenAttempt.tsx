import { graphql, useFragment } from "react-relay";
import type { OpenAttempt_attempt$key } from "../../../../__generated__/OpenAttempt_attempt.graphql";
import { Card } from "../../../../ui/Card";
import { PageHeader } from "../../../../ui/PageHeader";
import { Stepper } from "../../../../ui/Stepper";
import { assessmentsAddress } from "../addresses";
import { isGiven, shownAnswer } from "./answers";
import { QuestionFooter } from "./QuestionFooter";
import { QuestionPanel } from "./QuestionPanel";
import { SubmitDialog } from "./SubmitDialog";
import { Timer } from "./Timer";
import { UnsentAnswers } from "./UnsentAnswers";
import { useCurrentQuestion } from "./useCurrentQuestion";
import { useQuestionKeys } from "./useQuestionKeys";
import { useSitting } from "./useSitting";
import { useSubmission } from "./useSubmission";

const fragment = graphql`
  fragment OpenAttempt_attempt on Attempt {
    databaseId
    secondsLeft
    isFinished
    assessment {
      databaseId
      title
      courseTitle
    }
    questions {
      id
      databaseId
      title
      type
      answerText
      options {
        databaseId
        text
        isChosen
      }
    }
  }
`;

/** An open attempt: the markers of its questions, the one in view, the time left and the way to submit. */
export function OpenAttempt({ attempt: key }: { attempt: OpenAttempt_attempt$key }) {
  const attempt = useFragment(fragment, key);
  const { assessment, questions } = attempt;
  const sitting = useSitting(attempt);
  const place = useCurrentQuestion(questions.length);
  const done = questions.map((question) => isGiven(shownAnswer(question, sitting.kept.get(question.id))));
  const missing = done.flatMap((given, index) => (given ? [] : [index + 1]));
  const submission = useSubmission({ attempt, sitting, missing: missing.length });
  const submit = () => void submission.ask();
  useQuestionKeys({ ...place, onSubmit: submit });
  const question = questions[place.number - 1];
  const steps = questions.map(({ id }, index) => ({ id, marker: `Q${index + 1}`, done: done[index] }));
  return (
    <>
      <PageHeader
        title="Questions"
        breadcrumbs={[{ label: "Assessments", to: assessmentsAddress }, { label: assessment.title }]}
        subtitle={`${assessment.title} · ${assessment.courseTitle}`}
        actions={<Timer clock={sitting.clock} onTimeUp={sitting.endTime} />}
      />
      <Card flush className="mx-auto max-w-4xl">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
          <Stepper
            label="Questions of the assessment"
            steps={steps}
            current={question?.id ?? ""}
            onSelect={(id) => place.go(questions.findIndex((one) => one.id === id) + 1)}
          />
          <p className="px-1 text-xs text-muted tabular-nums">
            {questions.length - missing.length} of {questions.length} answered
          </p>
        </div>
        {question && (
          <QuestionPanel
            key={question.id}
            question={question}
            number={place.number}
            count={questions.length}
            kept={sitting.kept.get(question.id)}
            keeper={sitting.keeper}
          />
        )}
        <UnsentAnswers
          questions={questions}
          kept={sitting.kept}
          current={question?.id}
          keeper={sitting.keeper}
        />
        <QuestionFooter {...place} busy={submission.busy} error={submission.error} onSubmit={submit} />
      </Card>
      <SubmitDialog submission={submission} missing={missing} onGo={place.go} />
    </>
  );
}
