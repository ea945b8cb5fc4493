import { QuestionDialog } from "./QuestionDialog";
import type { QuestionCommands } from "./questionCommands";
import { newQuestion } from "./questionForm";

interface Props {
  module: { readonly databaseId: number; readonly name: string };
  commands: QuestionCommands;
  onClose: () => void;
}

/** Asks for a new question, and adds it at the end of the module. */
export function AddQuestion({ module, commands, onClose }: Props) {
  return (
    <QuestionDialog
      title="Add Question"
      description={`To ${module.name}`}
      saveLabel="Add Question"
      saved={{ version: "", values: newQuestion }}
      onSave={(input, { onFieldErrors }) => commands.add(module.databaseId, { input, onFieldErrors })}
      onClose={onClose}
    />
  );
}
