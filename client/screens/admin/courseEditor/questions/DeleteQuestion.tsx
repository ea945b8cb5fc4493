import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { questionMessages } from "../../../../../gateway/domains/questions/contract";
import type { DeleteQuestion_question$key } from "../../../../__generated__/DeleteQuestion_question.graphql";
import type { DeleteQuestionMutation } from "../../../../__generated__/DeleteQuestionMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog";

const fragment = graphql`
  fragment DeleteQuestion_question on Question {
    databaseId
    title
  }
`;

const mutation = graphql`
  mutation DeleteQuestionMutation($questionId: Int!) {
    result: deleteQuestion(questionId: $questionId) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...ModuleQuestions_questions
            }
          }
          generalQuestions {
            ...ModuleQuestions_questions
          }
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: questionMessages.deleted, fallback: "Unable to delete question" };

interface Props {
  question: DeleteQuestion_question$key;
  onClose: () => void;
}

/** Asks before a question is deleted, and deletes it. */
export function DeleteQuestion({ question: key, onClose }: Props) {
  const { databaseId, title } = useFragment(fragment, key);
  const [remove] = useMutation<DeleteQuestionMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      open
      subject={`Question “${title}”`}
      message="Attempts that have begun keep their copy. You won't be able to revert this!"
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        const deleted = await remove({ questionId: databaseId }, { onFailure: setError });
        if (deleted) onClose();
      }}
    />
  );
}
