import { graphql, useFragment } from "react-relay";
import type { EssayView_answer$key } from "~/__generated__/EssayView_answer.graphql";
import { releaseAnswer } from "~/commands/reviewCommands";
import { formatDateTime } from "~/formats/dates";
import { AnswerForm } from "~/layout/marking/AnswerForm";
import { GivenAnswer } from "~/layout/marking/GivenAnswer";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TakenNote } from "./TakenNote";

interface Props {
  answer: EssayView_answer$key;
  /** Whether the viewer has just asked for it: it is marked at once, and the server has the last word. */
  isTaking: boolean;
  onMarked: () => void;
  onReleased: () => void;
}

/** An essay or a file of an assessment that is being marked. */
export function EssayView({ answer: key, isTaking, onMarked, onReleased }: Props) {
  const answer = useFragment(
    graphql`
      fragment EssayView_answer on MarkedAnswer {
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
