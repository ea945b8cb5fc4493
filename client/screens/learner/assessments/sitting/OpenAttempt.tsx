import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { OpenAttempt_attempt$key } from "~/__generated__/OpenAttempt_attempt.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { chosen, isChoice, isGiven } from "~/questions/answers";
import { assessmentsAddress } from "~/screens/learner/assessmentAddresses";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { Stepper } from "~/ui/Stepper";
import { QuestionFooter } from "./QuestionFooter";
import { QuestionPanel } from "./QuestionPanel";
import { SubmitDialog } from "./SubmitDialog";
import { shownAnswer } from "./shownAnswer";
import { Timer } from "./Timer";
import { UnsentAnswers } from "./UnsentAnswers";
import { useAttemptLog } from "./useAttemptLog";
import { useCurrentQuestion } from "./useCurrentQuestion";
import { useFlags } from "./useFlags";
import { useQuestionKeys } from "./useQuestionKeys";
import { useSitting } from "./useSitting";
import { useSubmission } from "./useSubmission";

const fragment = graphql`
  fragment OpenAttempt_attempt on Attempt {
    databaseId
    secondsLeft
    isFinished
    assessment { databaseId title courseTitle }
    questions {
      id
      databaseId
      title
      html
      section
      type
      maxMarks
      matches
      blankCount
      picture { url width height }
      pictureAlt
      answerText
      answerBlanks
      answerFile { databaseId name }
      answerChangedAt
      options { databaseId text isChosen givenMatch givenPlace }
    }
  }
`;

/** An open attempt: question markers, the current question, the time left and the submit button. */
export function OpenAttempt({ attempt: key }: { attempt: OpenAttempt_attempt$key }) {
  const attempt = useFragment(fragment, key);
  const { assessment, questions } = attempt;
  useScreenTitle(`Questions · ${assessment.title}`);
  const active = useSitting(attempt);
  const { sitting, kept, files } = active;
  const place = useCurrentQuestion(questions.length);
  useAttemptLog(attempt.databaseId, place.number);
  const done = questions.map((question) => isGiven(shownAnswer(question, kept.get(question.id))));
  const missing = done.flatMap((given, index) => (given ? [] : [index + 1]));
  const flags = useFlags(attempt.databaseId);
  const flagged = questions.flatMap(({ id }, index) => (flags.flagged.has(id) ? [index + 1] : []));
  const isLast = place.number >= questions.length;
  const isComplete = isLast && missing.length + flagged.length === 0;
  const submission = useSubmission({ attempt, sitting, isComplete, onGo: place.go });
  const submit = () => void submission.ask();
  const question = questions[place.number - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (at: number) => {
    const option = question?.options[at - 1];
    if (!question || !option || !isChoice(question.type)) return;
    const answer = shownAnswer(question, kept.get(question.id));
    sitting.answers.give(question, chosen(question, answer, option.databaseId));
  };
  const flag = () => question && flags.toggle(question.id);
  useQuestionKeys({ ...place, heading, onChoose: choose, onFlag: flag, onSubmit: submit });
  const steps = questions.map(({ id }, index) => ({
    id,
    marker: `Q${index + 1}`,
    done: done[index],
    flagged: flags.flagged.has(id),
  }));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Questions"
        breadcrumbs={[{ label: "Assessments", to: assessmentsAddress }, { label: assessment.title }]}
        subtitle={`${assessment.title} · ${assessment.courseTitle}`}
      />
      <div className="sticky top-(--header-height) z-10 flex items-center justify-between gap-4 bg-canvas px-1 py-2">
        <p className="text-sm text-muted tabular-nums">
          {questions.length - missing.length} of {questions.length} answered
        </p>
        <Timer clock={sitting.clock} onTimeUp={active.endTime} />
      </div>
      <Card flush>
        <div className="border-b border-line px-4 py-3">
          <Stepper
            label="Questions of the assessment"
            steps={steps}
            current={question?.id ?? ""}
            onSelect={(id) => place.go(questions.findIndex((item) => item.id === id) + 1)}
          />
        </div>
        {question && (
          <QuestionPanel
            key={question.id}
            question={question}
            number={place.number}
            count={questions.length}
            kept={kept.get(question.id)}
            theirs={active.crossed.get(question.id)}
            sitting={sitting}
            heading={heading}
            isFlagged={flags.flagged.has(question.id)}
            onFlag={flag}
          />
        )}
        <UnsentAnswers
          questions={questions}
          kept={kept}
          files={files}
          current={question?.id}
          keeper={sitting.answers.keeper}
        />
        <QuestionFooter
          {...place}
          question={question}
          busy={submission.busy}
          error={submission.error}
          onSubmit={submit}
        />
      </Card>
      <SubmitDialog
        submission={submission}
        count={questions.length}
        missing={missing}
        flagged={flagged}
        onGo={place.go}
      />
    </div>
  );
}
