import { graphql, useFragment } from "react-relay";
import type { PieceViews_answer$key } from "~/__generated__/PieceViews_answer.graphql";
import type { PieceViews_submission$key } from "~/__generated__/PieceViews_submission.graphql";
import type { PieceViewsSubscription } from "~/__generated__/PieceViewsSubscription.graphql";
import { releaseAnswer } from "~/commands/resultCommands";
import { releaseSubmission } from "~/commands/reviewCommands";
import { formatDateTime } from "~/formats/dates";
import { AnswerForm } from "~/layout/marking/AnswerForm";
import { FileInPlace } from "~/layout/marking/FileInPlace";
import { GivenAnswer } from "~/layout/marking/GivenAnswer";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Markdown } from "~/ui/Markdown";
import { EarlierTries } from "./EarlierTries";
import { MarkForm } from "./MarkForm";

/** In place of the form: who marks a piece, or that it is being taken. */
function TakenNote({ by }: { by: string | null | undefined }) {
  return (
    <Card title="Mark">
      <p className="text-sm text-muted">{by ? `${by} is marking this.` : "Taking it for you…"}</p>
    </Card>
  );
}

interface EssayProps {
  answer: PieceViews_answer$key;
  /** Whether the viewer has just asked for it: it is marked at once, and the server has the last word. */
  isTaking: boolean;
  onMarked: () => void;
  onReleased: () => void;
}

/** An essay or a file of an assessment that is being marked. */
export function EssayView({ answer: key, isTaking, onMarked, onReleased }: EssayProps) {
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
  const { questionId, reviewerName } = answer;
  const [release] = useMutation(releaseAnswer);
  const isOwn = answer.isMine || (isTaking && !reviewerName);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card
        title={`${answer.learnerName}: ${answer.assessmentTitle}`}
        description={`Ended ${formatDateTime(answer.waitingSince)}`}
        actions={
          answer.isMine && (
            <Button
              size="sm"
              onClick={() => {
                void release({ questionId });
                onReleased();
              }}
            >
              Release
            </Button>
          )
        }
      >
        <GivenAnswer answer={answer} />
      </Card>
      {isOwn ? (
        <Card title="Mark">
          <AnswerForm
            answer={answer}
            keysHint="Escape leaves the field for the other keys"
            onSaved={onMarked}
          />
        </Card>
      ) : (
        <TakenNote by={reviewerName} />
      )}
    </div>
  );
}

const subscription = graphql`
  subscription PieceViewsSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) {
      ...PieceViews_submission
    }
  }
`;

interface PieceProps {
  submission: PieceViews_submission$key;
  /** Whether the viewer has just asked for it: it is marked at once, and the server has the last word. */
  isTaking: boolean;
  onMarked: () => void;
  onReleased: () => void;
}

/** A piece that is being marked: what was handed in, read in place, and its rubric. */
export function PieceView({ submission: key, isTaking, onMarked, onReleased }: PieceProps) {
  const piece = useFragment(
    graphql`
      fragment PieceViews_submission on Submission {
        databaseId
        number
        text
        link
        handedInAt
        daysLate
        learnerName
        reviewer {
          name
        }
        isMine
        files {
          databaseId
          name
          url
          kind
        }
        given {
          criteria {
            key
            title
            levels {
              label
            }
          }
          assignment {
            title
            html
            course {
              title
            }
          }
          batch {
            name
          }
        }
        earlierTries {
          ...EarlierTries_tries
        }
        ...MarkForm_submission
      }
    `,
    key,
  );
  const { databaseId: submissionId, text, link, files, given } = piece;
  const [release] = useMutation(releaseSubmission);
  useLive<PieceViewsSubscription>(subscription, { variables: { submissionId } });
  const isOwn = piece.isMine || (isTaking && !piece.reviewer);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card
        title={`${piece.learnerName}: ${given.assignment.title}`}
        description={`Try ${piece.number}, handed in ${formatDateTime(piece.handedInAt)}${piece.daysLate > 0 ? `, ${piece.daysLate} days late` : ""}`}
        actions={
          piece.isMine && (
            <Button
              size="sm"
              onClick={() => {
                void release({ submissionId });
                onReleased();
              }}
            >
              Release
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          {text !== "" && <Markdown text={text} />}
          {link !== "" && (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="text-sm wrap-anywhere text-brand-ink underline"
            >
              {link}
            </a>
          )}
          {files.map(({ databaseId: fileId, ...file }) => (
            <FileInPlace key={fileId} {...file} />
          ))}
          <EarlierTries tries={piece.earlierTries} criteria={given.criteria} />
        </div>
      </Card>
      {isOwn ? <MarkForm submission={piece} onMarked={onMarked} /> : <TakenNote by={piece.reviewer?.name} />}
    </div>
  );
}
