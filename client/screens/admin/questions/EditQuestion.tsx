import { graphql, useFragment } from "react-relay";
import type { EditQuestion_question$key } from "~/__generated__/EditQuestion_question.graphql";
import { QuestionDialog } from "./QuestionDialog";
import type { QuestionCommands } from "./questionCommands";

const fragment = graphql`
  fragment EditQuestion_question on AnswerableQuestion {
    databaseId
    title
    type
    acceptedAnswers
    explanation
    updatedAt
    options {
      text
      isCorrect
    }
  }
`;

interface Props {
  question: EditQuestion_question$key;
  commands: QuestionCommands;
  onClose: () => void;
}

/** Changes a question. */
export function EditQuestion({ question: key, commands, onClose }: Props) {
  const question = useFragment(fragment, key);
  const { databaseId, title, type, acceptedAnswers, explanation, options, updatedAt } = question;
  const values = {
    title,
    type,
    explanation: explanation ?? "",
    options: options.map(({ text, isCorrect }, index) => ({ key: `saved-${index}`, text, isCorrect })),
    acceptedAnswers: acceptedAnswers.map((text, index) => ({
      key: `saved-${index}`,
      text,
      isCorrect: false,
    })),
  };
  return (
    <QuestionDialog
      title="Edit Question"
      saveLabel="Save question"
      saved={{ version: updatedAt, values }}
      onSave={(input, saving) => commands.update(databaseId, { input, ...saving })}
      onClose={onClose}
    />
  );
}
