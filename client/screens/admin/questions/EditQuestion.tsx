import { graphql, useFragment } from "react-relay";
import type { EditQuestion_question$key } from "../../../__generated__/EditQuestion_question.graphql";
import { QuestionDialog } from "./QuestionDialog";
import type { QuestionCommands } from "./questionCommands";
import { answerRow } from "./questionForm";

const fragment = graphql`
  fragment EditQuestion_question on AnswerableQuestion {
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

interface Props {
  question: EditQuestion_question$key;
  commands: QuestionCommands;
  onClose: () => void;
}

/** Changes a question. */
export function EditQuestion({ question: key, commands, onClose }: Props) {
  const { databaseId, title, type, acceptedAnswers, explanation, options } = useFragment(fragment, key);
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
      onSave={(input, onFieldErrors) => commands.update(databaseId, { input, onFieldErrors })}
      onClose={onClose}
    />
  );
}
