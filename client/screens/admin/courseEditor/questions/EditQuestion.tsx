import { graphql, useFragment } from "react-relay";
import { questionMessages } from "../../../../../gateway/domains/questions/contract";
import type { EditQuestion_question$key } from "../../../../__generated__/EditQuestion_question.graphql";
import type { EditQuestionMutation } from "../../../../__generated__/EditQuestionMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { QuestionDialog } from "./QuestionDialog";
import { answerRow } from "./questionForm";

const fragment = graphql`
  fragment EditQuestion_question on Question {
    databaseId
    title
    type
    acceptedAnswers
    explanation
    options {
      text
      isCorrect
    }
  }
`;

const mutation = graphql`
  mutation EditQuestionMutation($questionId: Int!, $input: QuestionInput!) {
    result: updateQuestion(questionId: $questionId, input: $input) {
      __typename
      ... on ChangedQuestionPayload {
        question {
          ...ModuleQuestions_questions
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

const texts = { success: questionMessages.updated, fallback: "Unable to update question" };

interface Props {
  question: EditQuestion_question$key;
  onClose: () => void;
}

/** Changes a question. */
export function EditQuestion({ question: key, onClose }: Props) {
  const { databaseId, title, type, acceptedAnswers, explanation, options } = useFragment(fragment, key);
  const [update] = useMutation<EditQuestionMutation>(mutation, texts);
  const initial = {
    title,
    type,
    explanation: explanation ?? "",
    options: options.map(({ text, isCorrect }) => answerRow(text, isCorrect)),
    acceptedAnswers: acceptedAnswers.map((text) => answerRow(text)),
  };
  return (
    <QuestionDialog
      title="Edit Question"
      saveLabel="Save question"
      initial={initial}
      onSave={async (input, onFieldErrors) =>
        (await update({ questionId: databaseId, input }, { onFieldErrors })) !== null
      }
      onClose={onClose}
    />
  );
}
