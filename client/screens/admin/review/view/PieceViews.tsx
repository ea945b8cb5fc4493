import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PieceViews_answer$key } from "~/__generated__/PieceViews_answer.graphql";
import type { PieceViews_submission$key } from "~/__generated__/PieceViews_submission.graphql";
import type { PieceViewsSubscription } from "~/__generated__/PieceViewsSubscription.graphql";
import { releaseAnswer, releaseSubmission } from "~/commands/reviewCommands";
import { formatDateTime } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import { AnswerForm } from "~/layout/marking/AnswerForm";
import { FileInPlace } from "~/layout/marking/FileInPlace";
import { GivenAnswer } from "~/layout/marking/GivenAnswer";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EarlierTries, Written } from "./EarlierTries";
import { MarkForm } from "./MarkForm";

interface ViewProps {
  /** Whether the viewer has asked for it and was not refused: it is marked at once, and the server has the last word. */
  isTaking: boolean;
  onMarked: () => void;
  onReleased: () => void;
}

interface FrameProps extends Omit<ViewProps, "onMarked"> {
  title: string;
  description: string;
  isMine: boolean;
  /** The name of the person who marks it. */
  reviewer: string | null | undefined;
  release: () => Promise<unknown>;
  /** The form of its mark, for the viewer who marks it. */
  form: ReactNode;
  children: ReactNode;
}

/** A piece beside the form of its mark, or beside who else marks it. */
function PieceFrame({
  isMine,
  reviewer,
  isTaking,
  release,
  onReleased,
  form,
  children,
  ...head
}: FrameProps) {
  const isOwn = isMine || (isTaking && !reviewer);
  const giveUp = () => {
    void release();
    onReleased();
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card
        {...head}
        actions={
          isMine && (
            <Button size="sm" onClick={giveUp}>
              Release
            </Button>
          )
        }
      >
        {children}
      </Card>
      {isOwn ? (
        form
      ) : (
        <Card title="Mark">
          <p className="text-sm text-muted">
            {reviewer ? `${reviewer} is marking this.` : "Taking it for you…"}
          </p>
        </Card>
      )}
    </div>
  );
}

interface EssayProps extends ViewProps {
  answer: PieceViews_answer$key;
}

/** An essay or a file of an assessment that is being marked. */
export function EssayView({ answer: key, onMarked, ...taking }: EssayProps) {
  const answer = useFragment(
    graphql`
      fragment PieceViews_answer on MarkedAnswer {
        questionId
        learnerName
        assessmentTitle
        waitingSince
        reviewerName
        isMine
        ...GivenAnswer_answer
        ...AnswerForm_answer
      }
    `,
    key,
  );
  const { questionId, isMine, reviewerName } = answer;
  const [release] = useMutation(releaseAnswer);
  return (
    <PieceFrame
      {...taking}
      isMine={isMine}
      reviewer={reviewerName}
      title={`${answer.learnerName}: ${answer.assessmentTitle}`}
      description={`Ended ${formatDateTime(answer.waitingSince)}`}
      release={() => release({ questionId })}
      form={
        <Card title="Mark">
          <AnswerForm
            answer={answer}
            keysHint="Escape leaves the field, so that the other keys work"
            onSaved={onMarked}
          />
        </Card>
      }
    >
      <GivenAnswer answer={answer} />
    </PieceFrame>
  );
}

const subscription = graphql`
  subscription PieceViewsSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) { ...PieceViews_submission }
  }
`;

interface PieceProps extends ViewProps {
  submission: PieceViews_submission$key;
}

/** A piece that is being marked: what was handed in, read in place, and its rubric. */
export function PieceView({ submission: key, onMarked, ...taking }: PieceProps) {
  const piece = useFragment(
    graphql`
      fragment PieceViews_submission on Submission {
        databaseId
        number
        textHtml
        link
        handedInAt
        daysLate
        handedInByItself
        learnerName
        reviewer { name }
        isMine
        files { databaseId name url kind }
        given {
          criteria {
            key
            title
            levels { label }
          }
          assignment {
            title
            html
            course { title }
          }
          batch { name }
        }
        earlierTries { ...EarlierTries_tries }
        ...MarkForm_submission
      }
    `,
    key,
  );
  const { databaseId: submissionId, textHtml, link, files, given, isMine } = piece;
  const [release] = useMutation(releaseSubmission);
  useLive<PieceViewsSubscription>(subscription, { variables: { submissionId } });
  return (
    <PieceFrame
      {...taking}
      isMine={isMine}
      reviewer={piece.reviewer?.name}
      title={`${piece.learnerName}: ${given.assignment.title}`}
      description={`Try ${piece.number}, handed in ${piece.handedInByItself ? "by itself " : ""}${formatDateTime(piece.handedInAt)}${piece.daysLate > 0 ? `, ${formatDaysLate(piece.daysLate)}` : ""}`}
      release={() => release({ submissionId })}
      form={<MarkForm submission={piece} onMarked={onMarked} />}
    >
      <div className="grid gap-4">
        <Written textHtml={textHtml} link={link} />
        {files.map(({ databaseId: fileId, ...file }) => (
          <FileInPlace key={fileId} {...file} />
        ))}
        <EarlierTries tries={piece.earlierTries} criteria={given.criteria} />
      </div>
    </PieceFrame>
  );
}
