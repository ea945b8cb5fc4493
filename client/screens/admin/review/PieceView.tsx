import { graphql, useFragment } from "react-relay";
import type { PieceView_submission$key } from "~/__generated__/PieceView_submission.graphql";
import type { PieceViewSubscription } from "~/__generated__/PieceViewSubscription.graphql";
import { releaseSubmission } from "~/commands/reviewCommands";
import { formatDateTime } from "~/formats/dates";
import { FileInPlace } from "~/layout/marking/FileInPlace";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Markdown } from "~/ui/Markdown";
import { EarlierTries } from "./EarlierTries";
import { MarkForm } from "./MarkForm";
import { TakenNote } from "./TakenNote";

const subscription = graphql`
  subscription PieceViewSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) {
      ...PieceView_submission
    }
  }
`;

interface Props {
  submission: PieceView_submission$key;
  /** Whether the viewer has just asked for it: it is marked at once, and the server has the last word. */
  isTaking: boolean;
  onMarked: () => void;
  onReleased: () => void;
}

/** A piece that is being marked: what was handed in, read in place, and its rubric. */
export function PieceView({ submission: key, isTaking, onMarked, onReleased }: Props) {
  const piece = useFragment(
    graphql`
      fragment PieceView_submission on Submission {
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
  useLive<PieceViewSubscription>(subscription, { variables: { submissionId } });
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
