import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { AskedQuestionQuery } from "~/__generated__/AskedQuestionQuery.graphql";
import { useFetched } from "~/relay/useFetched";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";

const query = graphql`
  query AskedQuestionQuery($questionId: Int!) {
    assessments(questionId: $questionId, state: PUBLISHED, first: 24) {
      nodes { id databaseId title }
    }
  }
`;

interface Props {
  questionId: number;
  /** Names the question: 'Question “What is a class?”'. */
  subject: string;
  onClose: () => void;
  /** The dialog that deletes the question, shown when no published assessment asks it. */
  children: (isKnown: boolean) => ReactNode;
}

/** Says which published assessments ask a question, which therefore stays; otherwise asks whether to delete it. */
export function AskedQuestion({ questionId, subject, onClose, children }: Props) {
  const response = useFetched<AskedQuestionQuery>(query, { questionId });
  const asking = response?.assessments.nodes ?? [];
  // The server refuses it too, so a list that could not be read asks as if there were none.
  if (asking.length === 0) return children(response !== undefined);
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title="This question is in use"
      description={
        <>
          <p className="mb-1 font-medium text-ink">{subject}</p>
          <p>Published assessments ask it. Change or archive them first:</p>
        </>
      }
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="space-y-1 text-sm">
        {asking.map(({ id, databaseId, title }) => (
          <li key={id}>
            <Link
              to={`/admin/assessments/${databaseId}/edit`}
              className="font-medium wrap-anywhere text-brand-ink hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
