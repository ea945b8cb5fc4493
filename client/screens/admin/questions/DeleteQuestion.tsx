import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteQuestion_question$key } from "~/__generated__/DeleteQuestion_question.graphql";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { QuestionCommands } from "./questionCommands";

const fragment = graphql`
  fragment DeleteQuestion_question on AnswerableQuestion {
    databaseId
    title
  }
`;

interface Props {
  question: DeleteQuestion_question$key;
  commands: QuestionCommands;
  onClose: () => void;
}

/** Asks before a question is deleted, and deletes it. */
export function DeleteQuestion({ question: key, commands, onClose }: Props) {
  const { databaseId, title } = useFragment(fragment, key);
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      open
      subject={`Question “${title}”`}
      message={`${commands.deleteEffect} You won't be able to revert this!`}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        if (await commands.remove(databaseId, setError)) onClose();
      }}
    />
  );
}
